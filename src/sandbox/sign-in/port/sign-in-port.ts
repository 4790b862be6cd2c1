import type { OauthCodes } from '@/sandbox/sign-in/oauth-codes'
import type { Limiter } from '@/sandbox/verification/port/limiter'
export type { OauthRequest } from '@/sandbox/sign-in/oauth-codes'

/** What is remembered between the steps of a sign-in. */
export interface SignInPort {
  readonly oauthCodes: OauthCodes
  /** Refused sign-ins of one account from one address, and from anywhere. */
  readonly signInLimits: { readonly signIn: Limiter; readonly signInAnywhere: Limiter }
}
