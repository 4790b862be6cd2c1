import type { GatewayCall } from '@/sandbox/gateway-call'
import { brokenRule } from './broken-rule'
import { readRule, ruleRefusal } from './check-fields'

/** A new password keeps the rule of a registration (1 §5). Throws a Refusal. */
export async function checkNewPassword(call: GatewayCall<{ readonly newPassword: string }>): Promise<void> {
  const { registerRules } = await call.services.settings.of(call.merchant)
  const rule = readRule(call, 'password', registerRules['password'])
  const broken = brokenRule(call.request.newPassword, rule, true)
  if (broken !== undefined) throw ruleRefusal(call, 'newPassword', rule, broken)
}
