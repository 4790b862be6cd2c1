import type { Gateway } from '@/site/gateway/gateway'
import { GatewayError } from '@/site/gateway/gateway-error'
import { logout } from '@/site/gateway/account/session-calls'
import { endingTokens } from '@/site/session/ending-tokens'

/** Pauses between two tries to end a session on the server, in milliseconds: each twice the last. */
const pauses = { first: 2000, longest: 300_000 }

/**
 * Ends a session on the server. Resolves after the first try: where that fails the call is sent again, after a while
 * and when the line is back, until the server has ended it. Until then the token is kept: the page may be loaded anew
 * at any time.
 */
export async function endSession(gateway: Gateway, token: string): Promise<void> {
  endingTokens.add(token)
  if (!(await isEnded(gateway, token))) void goOn(gateway, token)
}

/** Goes on with what a page before this one, or a tab that slept, has left. */
export function endLeftSessions(gateway: Gateway): void {
  for (const token of endingTokens.all()) void endSession(gateway, token)
}

async function goOn(gateway: Gateway, token: string): Promise<void> {
  let pause = pauses.first
  do {
    await elapsedOrOnline(pause)
    pause = Math.min(2 * pause, pauses.longest)
  } while (!(await isEnded(gateway, token)))
}

/** Asks the server to end it. True also when it does not know the token, or no longer. */
async function isEnded(gateway: Gateway, token: string): Promise<boolean> {
  try {
    await gateway.send(logout, {}, { token, keepalive: true })
  } catch (error) {
    if (!(error instanceof GatewayError && (error.kind === 'session' || error.status === 401))) {
      console.warn('the session is closed here, and not yet on the server', error)
      return false
    }
  }
  endingTokens.drop(token)
  return true
}

function elapsedOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      removeEventListener('online', settle)
      resolve()
    }
    const timer = setTimeout(settle, milliseconds)
    addEventListener('online', settle)
  })
}
