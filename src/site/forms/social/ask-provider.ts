import { listenForAnswer } from '@/site/session/oauth-answers'
import { oauthReturnPath } from '@/site/session/oauth-return-path'
import type { SocialLogin } from '@/contract/generated/gateway-types'
import type { SocialProvider } from '@/contract/generated/merchant-types'
import { authorizeAddress } from './authorize-address'
import { createPkce, randomText } from './pkce'

export type ProviderName = SocialLogin['request']['provider']

/** The result of asking a provider: the gateway's request, or why there is none. */
export type Outcome =
  | { readonly kind: 'code'; readonly request: SocialLogin['request'] }
  | { readonly kind: 'blocked' | 'closed' | 'denied' | 'failed' }

interface Asking {
  readonly provider: ProviderName
  readonly config: SocialProvider
  /** Aborted when the player cancels. */
  readonly signal: AbortSignal
}

/** How often the popup is polled, in milliseconds. */
const lookEvery = 400

/** Asks a provider in a popup who the player is. */
export async function askProvider({ provider, config, signal }: Asking): Promise<Outcome> {
  // Synchronously: a browser allows a popup only in the click handler itself.
  const popup = window.open('', 'livery-social', 'popup,width=480,height=680')
  if (popup === null) return { kind: 'blocked' }
  const redirectUri = location.origin + oauthReturnPath
  const [{ verifier: codeVerifier, challenge }, state] = [await createPkce(), randomText()]
  const asked = authorizeAddress(config, { state, challenge, redirectUri })
  const answer = waitForAnswer(popup, state, signal, new URL(asked).origin === location.origin)
  popup.location.replace(asked)
  const { code, error } = await answer
  popup.close()
  if (code !== undefined) return { kind: 'code', request: { provider, code, codeVerifier, redirectUri } }
  if (error === 'closed') return { kind: 'closed' }
  return { kind: error === 'access_denied' ? 'denied' : 'failed' }
}

/**
 * Resolves with the answer that carries `state`, or with the error `closed`. Cross-Origin-Opener-Policy severs the
 * connection to a popup that shows another site, which then looks closed, so only a popup of this site's own origin can
 * be watched.
 */
function waitForAnswer(popup: Window, state: string, signal: AbortSignal, canWatch: boolean) {
  return new Promise<{ code?: string; error?: string }>((resolve) => {
    const settle = (answer: { code?: string; error?: string }) => {
      stopListening()
      clearInterval(timer)
      resolve(answer)
    }
    const stopListening = listenForAnswer(state, settle)
    const timer = setInterval(() => {
      // The message of a popup that closes itself may still be on its way.
      if (canWatch && popup.closed) setTimeout(() => settle({ error: 'closed' }), lookEvery)
    }, lookEvery)
    if (signal.aborted) settle({ error: 'closed' })
    signal.addEventListener('abort', () => settle({ error: 'closed' }))
  })
}
