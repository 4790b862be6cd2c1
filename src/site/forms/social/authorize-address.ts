import type { SocialProvider } from '@/contract/generated/merchant-types'

interface Question {
  readonly state: string
  readonly challenge: string
  /** Where the provider redirects to. */
  readonly redirectUri: string
}

/** The provider's authorization address, where it asks the player for consent (RFC 6749, 4.1.1; RFC 7636, 4.3). */
export function authorizeAddress({ clientId, authorizeUrl, scope }: SocialProvider, question: Question): string {
  const url = new URL(authorizeUrl, question.redirectUri)
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: question.redirectUri,
    scope,
    state: question.state,
    code_challenge: question.challenge,
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
