import type { Login } from '@/contract/generated/gateway-types'

/** The way of signing in. */
export type SignInWay = 'password' | 'token' | 'sms' | 'social'

/** The flagged default password (1 §9), taken literally. */
const flaggedPassword = '{secret}'

interface SignIn {
  readonly way: SignInWay
  readonly password?: string | undefined
  readonly answer: Pick<Login['response'], 'firstTimeLogin' | 'passwordExpired'>
  /** PWDEXPFORCECHANGE3 */
  readonly forcesChange: boolean
}

/**
 * What comes between a sign-in and the after-login modal: nothing, the first-login action, or a mandatory password
 * change (1 §4).
 */
export function afterSignIn({ way, password, answer, forcesChange }: SignIn): 'nothing' | 'first' | 'due' {
  const isExpired = answer.passwordExpired === true && forcesChange
  if (way !== 'sms' && way !== 'social' && (isExpired || password === flaggedPassword)) return 'due'
  // An account of a social provider has no password to change here.
  return answer.firstTimeLogin === true && way !== 'social' ? 'first' : 'nothing'
}
