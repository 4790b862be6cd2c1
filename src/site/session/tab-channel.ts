/**
 * Broadcasts to every tab of the site, this page's own listeners included. A browser that blocks storage may refuse it.
 */
export function broadcastToTabs(channelName: string, message: object): void {
  const channel = open(channelName)
  channel?.postMessage(message)
  channel?.close()
}

/** Calls `onMessage` with each broadcast. Returns a function that stops listening. */
export function listenToTabs(channelName: string, onMessage: (message: unknown) => void): () => void {
  const channel = open(channelName)
  if (channel !== undefined) channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data)
  return () => channel?.close()
}

function open(channelName: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName)
  } catch (error) {
    console.warn('no BroadcastChannel', error)
    return undefined
  }
}
