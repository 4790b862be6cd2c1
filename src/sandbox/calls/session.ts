import type { Login, LoginWithToken, Logout } from '@/contract/generated/gateway-types'
import { sessionInvalid, type Handler } from '@/sandbox/gateway-call'
import { loginByName } from './login-by-name'
import { loginBySms } from './login-sms'
import { openedSession } from './open-session'

export const login: Handler<Login> = (call) => {
  const { request } = call
  return request.type === 'sms' ? loginBySms({ ...call, request }) : loginByName({ ...call, request })
}

/** Goes on with a session that is open already: signing out ends it wherever it is in use. */
export const loginWithToken: Handler<LoginWithToken> = async ({ services, merchant, texts, request }) => {
  const session = await services.sessions.find(merchant.code, request.token)
  if (session === undefined) throw sessionInvalid(texts)
  const { account, isForPassword } = session
  const passwordExpired = account.passwordExpired || isForPassword
  return openedSession({ ...account, passwordExpired }, request.token)
}

export const logout: Handler<Logout> = async ({ services, session }) => {
  if (session !== undefined) await services.sessions.end(session.token)
  return null
}
