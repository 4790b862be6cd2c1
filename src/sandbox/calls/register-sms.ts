import type { RegisterSms } from '@/contract/generated/gateway-types'
import type { GatewayCall, Handler } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'
import { codeMinutes } from '@/sandbox/stores/sms-codes'
import { sendCode } from './send-code'

type SmsCall = GatewayCall<RegisterSms['request']>

/** Code for a registration with a user name. */
export const registerSms: Handler<RegisterSms> = (call) => send(call)

/** Code for a registration with a mobile number, where that is offered. */
export const registerMobileSms: Handler<RegisterSms> = async (call) => {
  const { features } = await call.services.settings.of(call.merchant)
  if (features['MOBILENUMREG3'] === 0) throw new Refusal('register_closed', call.texts.say('register_closed'))
  return send(call)
}

/** Says the same for a number that has an account and one that has none. */
async function send(call: SmsCall): Promise<RegisterSms['response']> {
  await sendCode(call, 'register', call.request.mobileNo)
  return { expiredMinutes: codeMinutes }
}
