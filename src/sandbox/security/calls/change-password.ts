import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { ChangePassword } from '@/contract/generated/gateway-types'
import { checkNewPassword } from '@/sandbox/security/checks/check-new-password'
import { checkSecret, paymentHashOf, refuseSameSecret } from '@/sandbox/security/port/check-secret'
import { realAccountOf, sessionOf, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { isPassword } from '@/sandbox/accounts/port/passwords'
import { setPassword } from './set-password'

/** Sets a new password for a player who knows the current one (1 §4). */
export const changePassword: Handler<
  ChangePassword,
  AccountsPort & DiagnosticsPort & SecurityPort & SettingsPort
> = async (call) => {
  const { services, texts, request } = call
  const account = realAccountOf(call)
  const { token } = sessionOf(call)
  await checkNewPassword(call)
  if (request.confirmNewPassword !== request.newPassword)
    throw new Refusal('rule_invalid', texts.say('passwords_differ'), { value: { field: 'confirmNewPassword' } })

  const secret = {
    limit: services.securityLimits.oldPassword,
    code: 'old_password_wrong',
    field: 'oldPassword',
  } as const
  const isRight = async () =>
    services.oneTimePasswords.hasOpened(account.id, token, request.oldPassword) ||
    (await isPassword(request.oldPassword, account.passwordHash))
  await checkSecret(call, account, secret, isRight)
  await refuseSameSecret(call, paymentHashOf(account), request.newPassword, 'newPassword')
  await setPassword(services, account, request.newPassword)
  return null
}
