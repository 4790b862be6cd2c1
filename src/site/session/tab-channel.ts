/** Tells every tab of the site, this page's own listeners too. A browser that keeps nothing may refuse that. */
export function tellTabs(channelName: string, message: object): void {
  const channel = open(channelName)
  channel?.postMessage(message)
  channel?.close()
}

/** Calls `onMessage` with what a tab tells. Returns how to stop listening. */
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
