import type { ChangePassword } from '@/generated/gateway-types'
import { checkNewPassword } from '@/sandbox/checks/check-new-password'
import { refuseTooMany } from '@/sandbox/checks/refuse-too-many'
import { sessionOf, type Handler } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'
import { isPassword } from '@/sandbox/stores/passwords'
import { setPassword } from './set-password'

/** Sets a new password for a player who knows the present one (1 §4). */
export const changePassword: Handler<ChangePassword> = async (call) => {
  const { services, merchant, texts, request } = call
  const { account, token } = sessionOf(call)
  await checkNewPassword(call)
  if (request.confirmNewPassword !== request.newPassword)
    throw new Refusal('rule_invalid', texts.say('passwords_differ'), { value: { field: 'confirmNewPassword' } })

  const { oldPassword } = services.limits
  refuseTooMany(call, oldPassword, account.id)
  const isRight =
    services.oneTimePasswords.hasOpened(account.id, token, request.oldPassword) ||
    (await isPassword(request.oldPassword, account.passwordHash))
  // Again: many attempts at once are all past the first look when the first of them fails.
  refuseTooMany(call, oldPassword, account.id)
  if (!isRight) {
    oldPassword.add(merchant.code, account.id)
    throw new Refusal('old_password_wrong', texts.say('old_password_wrong'), { value: { field: 'oldPassword' } })
  }
  oldPassword.forget(merchant.code, account.id)
  await setPassword(services, account, request.newPassword)
  return null
}
