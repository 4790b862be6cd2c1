import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { fullNumber } from '@/sandbox/accounts/port/full-number'
import { brokenRule } from '@/sandbox/settings/port/broken-rule'
import { readRule, ruleRefusal } from '@/sandbox/settings/port/check-fields'

/** Validates a number by the registration's rule, and returns it in international form. Throws a Refusal. */
export async function checkMobileNumber(
  call: GatewayCall<{ readonly countryDialingCode: string }, DiagnosticsPort & SettingsPort>,
  mobileNum: string,
  field = 'mobileNum',
): Promise<string> {
  const { registerRules } = await call.services.settings.of(call.merchant)
  const rule = readRule(call, 'mobileNum', registerRules['mobileNum'])
  const broken = brokenRule(mobileNum, rule, true)
  if (broken !== undefined) throw ruleRefusal(call, 'mobileNum', rule, broken, field)
  return fullNumber(call.request.countryDialingCode, mobileNum)
}
