import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { SignInPort } from '@/sandbox/sign-in/port/sign-in-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { Login, LoginByName } from '@/contract/generated/gateway-types'
import { checkHuman } from '@/sandbox/verification/port/check-human'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { isPassword } from '@/sandbox/accounts/port/passwords'
import { flaggedPassword, playerType } from '@/sandbox/accounts/port/account-types'
import { openSession } from '@/sandbox/sign-in/port/open-session'
import { secondCheck } from './second-check'
import { attemptsOf, type Attempts } from '@/sandbox/sign-in/sign-in-attempts'

/** Unknown accounts and wrong passwords get the same answer after the same time. */
export async function loginByName(
  call: GatewayCall<
    LoginByName,
    AccountsPort & LimitsPort & SecurityPort & SettingsPort & SignInPort & VerificationPort
  >,
): Promise<Login['response']> {
  const { services, merchant, request } = call
  const name = request.username.trim()
  const account = await services.accounts.bySignInName(merchant.code, name)
  const attempts = await attemptsOf(call, name, account)
  attempts.refuseTooMany()
  const hasAnsweredCaptcha = checkCaptcha(call, attempts)
  if (request.humanVerification !== undefined) checkHuman(call)()

  const isRight = await isPassword(request.password, account?.passwordHash)
  // Check again: concurrent attempts have all passed the first check before one of them fails.
  attempts.refuseTooMany()
  if (account === undefined) throw refuse(call, attempts, 'credentials_wrong')
  const isOneTime = !isRight && services.oneTimePasswords.redeem(account.id, request.password)
  if (!isRight && !isOneTime) throw refuse(call, attempts, 'credentials_wrong')
  attempts.forget()
  refuseNonMember(call, account)
  // A one-time password sent by mail already is a second factor.
  if (!isOneTime) await secondCheck(call, account, hasAnsweredCaptcha)
  const known = isOneTime ? { ...account, passwordExpired: true } : account
  const { features } = await services.settings.of(merchant)
  const isDue = known.passwordExpired && features['PWDEXPFORCECHANGE3'] === 1
  const session = await openSession(call, known, isDue || request.password === flaggedPassword)
  if (isOneTime) services.oneTimePasswords.bind(account.id, session.token)
  return session
}

/** Refuses account types unknown to the merchant, such as those of its staff (2 §6). */
function refuseNonMember({ merchant, texts }: GatewayCall<unknown>, { type }: Account): void {
  const { agent, trial } = merchant.accountTypes
  if (type !== playerType && ![...agent, ...trial].includes(type))
    throw new Refusal('non_member', texts.say('non_member'))
}

/** After a refused sign-in a captcha is required (1 §4). Returns whether one was solved. */
function checkCaptcha(call: GatewayCall<LoginByName, VerificationPort>, attempts: Attempts): boolean {
  if (!attempts.needsCaptcha()) return false
  const { captcha = '', captchaId } = call.request
  if (captcha === '') throw refuse(call, attempts, 'captcha_required')
  if (!call.services.captchas.redeem(call.merchant.code, captchaId, captcha))
    throw refuse(call, attempts, 'captcha_wrong')
  return true
}

type Reason = 'captcha_required' | 'captcha_wrong' | 'credentials_wrong'

function refuse({ texts }: GatewayCall<LoginByName>, attempts: Attempts, code: Reason): Refusal {
  attempts.add()
  return new Refusal(code, texts.say(code), { value: { captcha: true } })
}
