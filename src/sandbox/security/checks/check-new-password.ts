import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { brokenRule } from '@/sandbox/settings/port/broken-rule'
import { readRule, ruleRefusal } from '@/sandbox/settings/port/check-fields'

/** A new password must meet the registration's rule (1 §5). Throws a Refusal. */
export async function checkNewPassword(
  call: GatewayCall<{ readonly newPassword: string }, DiagnosticsPort & SettingsPort>,
): Promise<void> {
  const { registerRules } = await call.services.settings.of(call.merchant)
  const rule = readRule(call, 'password', registerRules['password'])
  const broken = brokenRule(call.request.newPassword, rule, true)
  if (broken !== undefined) throw ruleRefusal(call, 'newPassword', rule, broken)
}
