import type { Gateway } from '@/site/gateway/gateway'
import { GatewayError } from '@/site/gateway/gateway-error'
import { logout } from '@/site/gateway/account/session-calls'
import { endingTokens } from '@/site/session/ending-tokens'

/** Delays between retries of ending a session on the server, in milliseconds, doubled each time. */
const pauses = { first: 2000, longest: 300_000 }

/**
 * Ends a session on the server. Resolves after the first attempt; if that fails, retries with backoff and when the
 * browser is online again, until the server has ended it. Until then the token is stored, so that a reloaded page can
 * continue.
 */
export async function endSession(gateway: Gateway, token: string): Promise<void> {
  endingTokens.add(token)
  if (!(await isEnded(gateway, token))) void goOn(gateway, token)
}

/** Continues the logouts that an earlier page, or a suspended tab, could not finish. */
export function resumeLogouts(gateway: Gateway): void {
  for (const token of endingTokens.all()) void endSession(gateway, token)
}

async function goOn(gateway: Gateway, token: string): Promise<void> {
  let pause = pauses.first
  do {
    await elapsedOrOnline(pause)
    pause = Math.min(2 * pause, pauses.longest)
  } while (!(await isEnded(gateway, token)))
}

/** Asks the server to end the session. True also when the server does not know the token, or no longer does. */
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
