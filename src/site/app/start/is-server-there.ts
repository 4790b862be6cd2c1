/** Timeout in milliseconds: a connection that drops packets never answers. */
const longest = 10_000

let asking: Promise<boolean> | undefined

/** Whether the origin server of the page answers. Concurrent calls share one request. */
export function isServerThere(): Promise<boolean> {
  return (asking ??= ask().finally(() => (asking = undefined)))
}

async function ask(): Promise<boolean> {
  const signal = AbortSignal.timeout(longest)
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).status < 500
  } catch {
    return false
  }
}
