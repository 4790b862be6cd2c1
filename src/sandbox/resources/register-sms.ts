import type { RegisterSms } from '@/generated/gateway-types'
import type { GatewayCall, Handler } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'
import { brokenRule } from '@/sandbox/rules/broken-rule'
import { readRule, ruleRefusal } from '@/sandbox/rules/check-fields'
import type { FullSettings } from '@/sandbox/stores/settings'
import { fullNumber } from '@/sandbox/stores/full-number'
import { codeMinutes } from '@/sandbox/stores/sms-codes'

type SmsCall = GatewayCall<RegisterSms['request']>

/** Code for a registration with a user name. */
export const registerSms: Handler<RegisterSms> = async (call) => send(call, await settingsOf(call))

/** Code for a registration with a mobile number, where that is offered. */
export const registerMobileSms: Handler<RegisterSms> = async (call) => {
  const settings = await settingsOf(call)
  if (settings.features['MOBILENUMREG3'] === 0) throw new Refusal('register_closed', call.texts.say('register_closed'))
  return send(call, settings)
}

/** Says the same for a number that has an account and one that has none. */
function send(call: SmsCall, { registerRules }: FullSettings): RegisterSms['response'] {
  const { services, merchant, request } = call
  const rule = readRule(call, 'mobileNum', registerRules['mobileNum'])
  const broken = brokenRule(request.mobileNo, rule, true)
  if (broken !== undefined) throw ruleRefusal(call, 'mobileNum', rule, broken)

  const number = fullNumber(request.countryDialingCode, request.mobileNo)
  refuseTooMany(call, number)
  const code = services.smsCodes.issue(merchant.code, number)
  services.outbox.send(merchant.code, { to: number, kind: 'sms', code })
  return { expiredMinutes: codeMinutes }
}

function refuseTooMany({ services, merchant, texts }: SmsCall, number: string): void {
  const { codeEachSecond, codes } = services.limits
  if (codes.isFull(merchant.code, number))
    throw new Refusal('too_many_tries', texts.say('too_many_codes'), { status: 429 })
  if (codeEachSecond.isFull(merchant.code, number))
    throw new Refusal('too_many_tries', texts.say('wait_for_code'), { status: 429 })
  codeEachSecond.add(merchant.code, number)
  codes.add(merchant.code, number)
}

function settingsOf({ services, merchant }: SmsCall): Promise<FullSettings> {
  return services.settings.of(merchant)
}
