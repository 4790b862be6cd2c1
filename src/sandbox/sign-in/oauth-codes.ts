import { createHash, randomBytes } from 'node:crypto'
import type { SocialPerson, SocialProvider } from './port/social-people'

const lifetime = 60_000

/** The request that a code is bound to. */
export interface OauthRequest {
  readonly provider: SocialProvider
  /** On the sandbox, the code of the merchant. */
  readonly clientId: string
  readonly redirectUri: string
}

export interface OauthCodes {
  issue(request: OauthRequest & { readonly codeChallenge: string }, person: SocialPerson): string
  /** The person of a code; undefined if it is not valid for this request. A code can be tried only once. */
  redeem(code: string, request: OauthRequest & { readonly codeVerifier: string }): SocialPerson | undefined
  clear(clientId: string): void
}

/** Authorization codes of the simulated social providers (OAuth 2.0 with PKCE, RFC 7636). */
export function createOauthCodes(clock: () => number): OauthCodes {
  const issued = new Map<string, OauthRequest & { codeChallenge: string; person: SocialPerson; expiresAt: number }>()

  return {
    issue({ provider, clientId, redirectUri, codeChallenge }, person) {
      for (const [code, { expiresAt }] of issued) if (expiresAt <= clock()) issued.delete(code)
      const code = randomBytes(32).toString('base64url')
      const expiresAt = clock() + lifetime
      issued.set(code, { provider, clientId, redirectUri, codeChallenge, person, expiresAt })
      return code
    },

    redeem(code, { provider, clientId, redirectUri, codeVerifier }) {
      const entry = issued.get(code)
      issued.delete(code)
      if (entry === undefined || entry.expiresAt <= clock()) return undefined
      const isSame = entry.provider === provider && entry.clientId === clientId && entry.redirectUri === redirectUri
      return isSame && entry.codeChallenge === challengeOf(codeVerifier) ? entry.person : undefined
    },

    clear(clientId) {
      for (const [code, entry] of issued) if (entry.clientId === clientId) issued.delete(code)
    },
  }
}

function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}
