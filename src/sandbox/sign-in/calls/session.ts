import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { SignInPort } from '@/sandbox/sign-in/port/sign-in-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { Login, LoginWithToken, Logout } from '@/contract/generated/gateway-types'
import { sessionInvalid, type Handler } from '@/sandbox/call/gateway-call'
import { loginByName } from './login-by-name'
import { loginBySms } from './login-sms'
import { openedSession } from '@/sandbox/sign-in/port/open-session'

export const login: Handler<
  Login,
  AccountsPort & LimitsPort & SecurityPort & SettingsPort & SignInPort & VerificationPort
> = (call) => {
  const { request } = call
  return request.type === 'sms' ? loginBySms({ ...call, request }) : loginByName({ ...call, request })
}

/** Continues an open session in another place; signing out ends it everywhere. */
export const loginWithToken: Handler<LoginWithToken, AccountsPort> = async ({ services, merchant, texts, request }) => {
  const session = await services.sessions.find(merchant.code, request.token)
  if (session === undefined) throw sessionInvalid(texts)
  const { account, isForPassword } = session
  const passwordExpired = account.passwordExpired || isForPassword
  return openedSession({ ...account, passwordExpired }, request.token)
}

export const logout: Handler<Logout, AccountsPort> = async ({ services, session }) => {
  if (session !== undefined) await services.sessions.end(session.token)
  return null
}
