import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { ForgotPassword } from '@/contract/generated/gateway-types'
import { addressTries } from '@/sandbox/verification/port/address-tries'
import { brokenRule } from '@/sandbox/settings/port/broken-rule'
import { readRule, ruleRefusal } from '@/sandbox/settings/port/check-fields'
import { refuseTooMany } from '@/sandbox/verification/port/refuse-too-many'
import type { GatewayCall, Handler } from '@/sandbox/call/gateway-call'
import { signInKey } from '@/sandbox/sign-in/port/sign-in-key'

/**
 * Sends a one-time password by e-mail if name and address match, without revealing whether they do. Only the requester
 * is rate-limited, so that nobody can lock the owner out. The name is not checked against its rule, because an account
 * may be older than the rule.
 */
export const forgotPassword: Handler<
  ForgotPassword,
  AccountsPort & DiagnosticsPort & SecurityPort & SettingsPort & VerificationPort
> = async (call) => {
  const { services, merchant } = call
  const { username, email } = await checkFields(call)
  const { forgotPassword: limit, mails } = services.securityLimits
  const key = `${signInKey(username)} ${call.address}`
  const tries = await addressTries(call)
  // No await between the check and the count, so that of many concurrent calls at most five pass.
  refuseTooMany(call, limit, key)
  tries.spend('messages')
  limit.add(merchant.code, key)
  const account = await services.accounts.bySignInName(merchant.code, username)
  const address = account?.profile['email']
  if (account === undefined || address?.toLowerCase() !== email.toLowerCase()) return null
  // Silent, because a refusal would reveal that name and address match. The password sent last is still valid.
  if (mails.isFull(merchant.code, account.id)) return null
  mails.add(merchant.code, account.id)
  const code = services.oneTimePasswords.issue(account)
  services.outbox.send(merchant.code, { to: address, kind: 'email', code })
  return null
}

async function checkFields(
  call: GatewayCall<ForgotPassword['request'], DiagnosticsPort & SettingsPort>,
): Promise<ForgotPassword['request']> {
  const { registerRules } = await call.services.settings.of(call.merchant)
  const [username, email] = [call.request.username.trim(), call.request.email.trim()]
  if (username === '') throw ruleRefusal(call, 'username', { enabled: true, required: true }, 'required')
  const rule = readRule(call, 'email', registerRules['email'])
  const broken = brokenRule(email, rule, true)
  if (broken !== undefined) throw ruleRefusal(call, 'email', rule, broken)
  return { username, email }
}
