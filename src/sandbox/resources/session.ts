import type { Login, LoginWithToken, Logout } from '@/generated/gateway-types'
import type { Account } from '@/sandbox/database/tables'
import { sessionInvalid, sessionOf, type GatewayCall, type Handler } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'
import { isPassword } from '@/sandbox/stores/passwords'

/** An account that does not exist is answered like a wrong password, in words and in time. */
export const login: Handler<Login> = async (call) => {
  const { services, merchant, texts, request, address } = call
  if (request.type === 'sms') throw new Refusal('not_offered', texts.say('sms_closed'))
  const name = request.username.trim()
  const attempts = attemptsOf(call, `${name.toLowerCase()} ${address}`)
  attempts.refuseTooMany()
  attempts.checkCaptcha()

  const account = await services.accounts.bySignInName(merchant.code, name)
  const isRight = await isPassword(request.password, account?.passwordHash)
  // Again: many attempts at once are all past the first look when the first of them fails.
  attempts.refuseTooMany()
  if (account === undefined || !isRight) throw attempts.refuse('credentials_wrong')
  attempts.forget()
  return opened(account, await services.sessions.open(account))
}

/** Goes on with a session that is open already: signing out ends it wherever it is in use. */
export const loginWithToken: Handler<LoginWithToken> = async ({ services, merchant, texts, request }) => {
  const account = await services.sessions.accountOf(merchant.code, request.token)
  if (account === undefined) throw sessionInvalid(texts)
  return opened(account, request.token)
}

export const logout: Handler<Logout> = async (call) => {
  await call.services.sessions.end(sessionOf(call).token)
  return null
}

function opened({ firstTimeLogin, passwordExpired }: Account, token: string): Login['response'] {
  return { token, firstTimeLogin, passwordExpired }
}

/** Every refused sign-in counts, and after the first one a captcha is asked for (1 §4). */
function attemptsOf({ services, merchant, texts, request }: GatewayCall<Login['request']>, key: string) {
  const { signIn } = services.limits

  function refuse(code: 'captcha_required' | 'captcha_wrong' | 'credentials_wrong'): Refusal {
    signIn.add(merchant.code, key)
    return new Refusal(code, texts.say(code), { value: { captcha: true } })
  }

  return {
    refuse,
    forget: () => signIn.forget(merchant.code, key),
    refuseTooMany() {
      if (signIn.isFull(merchant.code, key))
        throw new Refusal('too_many_tries', texts.say('too_many_tries'), { value: { captcha: true }, status: 429 })
    },
    checkCaptcha() {
      if (signIn.count(merchant.code, key) === 0) return
      const { captcha = '', captchaId } = request
      if (captcha === '') throw refuse('captcha_required')
      if (!services.captchas.redeem(merchant.code, captchaId, captcha)) throw refuse('captcha_wrong')
    },
  }
}
