import type { GatewayCall } from '@/sandbox/gateway-call'
import { fullNumber } from '@/sandbox/stores/full-number'
import { brokenRule } from './broken-rule'
import { readRule, ruleRefusal } from './check-fields'

/** Holds a number against the rule of a registration, and returns it in full. Throws a Refusal. */
export async function checkMobileNumber(
  call: GatewayCall<{ readonly countryDialingCode: string }>,
  mobileNum: string,
  field = 'mobileNum',
): Promise<string> {
  const { registerRules } = await call.services.settings.of(call.merchant)
  const rule = readRule(call, 'mobileNum', registerRules['mobileNum'])
  const broken = brokenRule(mobileNum, rule, true)
  if (broken !== undefined) throw ruleRefusal(call, 'mobileNum', rule, broken, field)
  return fullNumber(call.request.countryDialingCode, mobileNum)
}
