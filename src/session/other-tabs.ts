/** Tabs of one site tell each other that an account has signed out. */
const channelName = 'livery-session'

interface SignedOut {
  readonly signedOut: string
}

/** Tells the other tabs that the customer has signed out. */
export function announceSignOut(customerId: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ signedOut: customerId } satisfies SignedOut)
  channel.close()
}

/** Calls `onSignOut` with the customer id when another tab signs out. Returns how to stop listening. */
export function listenForSignOut(onSignOut: (customerId: string) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isSignedOut(data)) onSignOut(data.signedOut)
  }
  return () => channel.close()
}

function isSignedOut(data: unknown): data is SignedOut {
  return typeof data === 'object' && data !== null && 'signedOut' in data && typeof data.signedOut === 'string'
}
