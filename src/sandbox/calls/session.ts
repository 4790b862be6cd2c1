import type { Login, LoginByName, LoginWithToken, Logout } from '@/generated/gateway-types'
import { checkHuman } from '@/sandbox/checks/check-human'
import { sessionInvalid, sessionOf, type GatewayCall, type Handler } from '@/sandbox/gateway-call'
import { isPassword } from '@/sandbox/stores/passwords'
import { loginBySms } from './login-sms'
import { openedSession, openSession } from './open-session'
import { attemptsOf } from './sign-in-attempts'

export const login: Handler<Login> = (call) => {
  const { request } = call
  return request.type === 'sms' ? loginBySms({ ...call, request }) : loginByName({ ...call, request })
}

/** An account that does not exist is answered like a wrong password, in words and in time. */
async function loginByName(call: GatewayCall<LoginByName>): Promise<Login['response']> {
  const { services, merchant, request, address } = call
  const name = request.username.trim()
  const attempts = attemptsOf(call, `${name.toLowerCase()} ${address}`)
  attempts.refuseTooMany()
  attempts.checkCaptcha()
  if (request.humanVerification !== undefined) checkHuman(call)()

  const account = await services.accounts.bySignInName(merchant.code, name)
  const isRight = await isPassword(request.password, account?.passwordHash)
  // Again: many attempts at once are all past the first look when the first of them fails.
  attempts.refuseTooMany()
  if (account === undefined) throw attempts.refuse('credentials_wrong')
  const isOneTime = !isRight && services.oneTimePasswords.redeem(account.id, request.password)
  if (!isRight && !isOneTime) throw attempts.refuse('credentials_wrong')
  attempts.forget()
  const session = await openSession(services, account)
  if (!isOneTime) return session
  services.oneTimePasswords.bind(account.id, session.token)
  return { ...session, passwordExpired: true }
}

/** Goes on with a session that is open already: signing out ends it wherever it is in use. */
export const loginWithToken: Handler<LoginWithToken> = async ({ services, merchant, texts, request }) => {
  const account = await services.sessions.accountOf(merchant.code, request.token)
  if (account === undefined) throw sessionInvalid(texts)
  return openedSession(account, request.token)
}

export const logout: Handler<Logout> = async (call) => {
  await call.services.sessions.end(sessionOf(call).token)
  return null
}
