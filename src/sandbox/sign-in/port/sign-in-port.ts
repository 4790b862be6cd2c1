import type { OauthCodes } from '@/sandbox/sign-in/oauth-codes'
import type { Limiter } from '@/sandbox/verification/port/limiter'
export type { OauthRequest } from '@/sandbox/sign-in/oauth-codes'

/** State between the steps of a sign-in. */
export interface SignInPort {
  readonly oauthCodes: OauthCodes
  /** Rate limits for refused sign-ins to an account: by address, and in total. */
  readonly signInLimits: { readonly signIn: Limiter; readonly signInAnywhere: Limiter }
}
