import { recordSignOut } from './record-sign-out'
import { listenToTabs, broadcastToTabs } from './tab-channel'

/** BroadcastChannel on which the tabs of a site tell each other about sign-outs. */
const channelName = 'livery-session'

interface SignedOut {
  readonly signedOut: string
}

/**
 * Tells the other tabs that the customer has signed out: by broadcast to those that listen, and by local storage to
 * those that are suspended or show another page.
 */
export function announceSignOut(customerId: string): void {
  recordSignOut(customerId)
  broadcastToTabs(channelName, { signedOut: customerId } satisfies SignedOut)
}

/** Calls `onSignOut` with the customer id when another tab signs out. Returns a function that stops listening. */
export function listenForSignOut(onSignOut: (customerId: string) => void): () => void {
  return listenToTabs(channelName, (data) => {
    if (isSignedOut(data)) onSignOut(data.signedOut)
  })
}

function isSignedOut(data: unknown): data is SignedOut {
  return typeof data === 'object' && data !== null && 'signedOut' in data && typeof data.signedOut === 'string'
}
