import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import { merchantAt } from '@/sandbox/call/merchant-at'
import { PanelError } from '@/sandbox/call/panel-error'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { OauthRequest } from '@/sandbox/sign-in/port/sign-in-port'
import { isSocialProvider } from '@/sandbox/sign-in/port/social-people'

const returnPath = '/oauth-return'

export interface AuthorizeRequest extends OauthRequest {
  readonly merchant: SandboxMerchant
  readonly codeChallenge: string
  readonly state: string
}

/**
 * Validates the request with which a site sends a player to a provider. Throws a PanelError if anything is invalid, so
 * that nobody is redirected to an address outside the merchant's site.
 */
export function authorizeRequest(
  services: SandboxBasics,
  provider: string,
  query: Readonly<Record<string, string>>,
): AuthorizeRequest {
  const { client_id: clientId = '', redirect_uri: redirectUri = '', state = '', code_challenge: challenge = '' } = query
  const merchant = services.merchants.get(clientId)
  if (!isSocialProvider(provider)) throw new PanelError('There is no such provider; one of google, facebook.', 404)
  if (merchant === undefined) throw new PanelError('client_id must be the code of a merchant of this sandbox.')
  if (!isReturnAddress(services, merchant, redirectUri))
    throw new PanelError(`redirect_uri must be ${returnPath} on a host of ${clientId}.`)
  if (query['response_type'] !== 'code') throw new PanelError('response_type must be code.')
  if (query['code_challenge_method'] !== 'S256') throw new PanelError('code_challenge_method must be S256.')
  if (!/^[A-Za-z0-9_-]{43}$/.test(challenge)) throw new PanelError('code_challenge must be 43 characters (RFC 7636).')
  if (state === '') throw new PanelError('state is missing.')
  return { provider, merchant, clientId, redirectUri, codeChallenge: challenge, state }
}

/** The redirect address, with the answer in its query. */
export function returnAddress({ redirectUri, state }: AuthorizeRequest, answer: Record<string, string>): string {
  return `${redirectUri}?${new URLSearchParams({ ...answer, state })}`
}

function isReturnAddress(services: SandboxBasics, merchant: SandboxMerchant, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, pathname, origin } = new URL(address)
  const isPlain = address === origin + pathname && pathname === returnPath && /^https?:$/.test(protocol)
  return isPlain && merchantAt(services, hostname) === merchant
}
