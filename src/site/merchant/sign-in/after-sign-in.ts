import type { Login } from '@/contract/generated/gateway-types'

/** How somebody signed in. */
export type SignInWay = 'password' | 'token' | 'sms' | 'social'

/** Default flagged password (1 §9): taken literally. */
const flaggedPassword = '{secret}'

interface SignIn {
  readonly way: SignInWay
  readonly password?: string | undefined
  readonly answer: Pick<Login['response'], 'firstTimeLogin' | 'passwordExpired'>
  /** PWDEXPFORCECHANGE3 */
  readonly forcesChange: boolean
}

/** What stands between a sign-in and the after-login modal: nothing, the first-login action, or a password that is due (1 §4). */
export function afterSignIn({ way, password, answer, forcesChange }: SignIn): 'nothing' | 'first' | 'due' {
  const isExpired = answer.passwordExpired === true && forcesChange
  if (way !== 'sms' && way !== 'social' && (isExpired || password === flaggedPassword)) return 'due'
  // Who comes from a social provider has no password here to change.
  return answer.firstTimeLogin === true && way !== 'social' ? 'first' : 'nothing'
}
