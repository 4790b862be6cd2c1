import type { Login, LoginBySms, LoginSms } from '@/contract/generated/gateway-types'
import { checkHuman } from '@/sandbox/checks/check-human'
import type { GatewayCall, Handler } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'
import { fullNumber } from '@/sandbox/stores/full-number'
import { codeMinutes } from '@/sandbox/stores/sms-codes'
import { openSession } from './open-session'
import { sendCode } from './send-code'
import { attemptsOf } from './sign-in-attempts'
import { verificationWrong } from './verification-wrong'

/** Code for a sign-in, where that is offered. */
export const loginSms: Handler<LoginSms> = async (call) => {
  await refuseClosed(call)
  await sendCode(call, 'login', call.request.mobileNum)
  return { expiredMinutes: codeMinutes }
}

/** A number without an account is answered like a wrong code. */
export async function loginBySms(call: GatewayCall<LoginBySms>): Promise<Login['response']> {
  await refuseClosed(call)
  const { services, merchant, texts, request, address } = call
  const number = fullNumber(request.countryDialingCode, request.mobileNum.trim())
  const account = await services.accounts.byNumber(merchant.code, number)
  const attempts = await attemptsOf(call, number, account)
  attempts.refuseTooMany()
  if (request.humanVerification !== undefined) checkHuman(call)()
  const isRight = services.smsCodes.redeem(merchant.code, 'login', number, request.verificationCode, address)
  if (!isRight || account === undefined) {
    attempts.add()
    throw verificationWrong(texts)
  }
  attempts.forget()
  return openSession(call, account)
}

async function refuseClosed({ services, merchant, texts }: GatewayCall<unknown>): Promise<void> {
  const { features } = await services.settings.of(merchant)
  if (features['MOBILEVERCODELOGIN3'] !== 1) throw new Refusal('sms_closed', texts.say('sms_closed'))
}
