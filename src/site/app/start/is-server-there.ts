/** A line that swallows what is sent answers nothing at all. Milliseconds. */
const longest = 10_000

let asking: Promise<boolean> | undefined

/** Whether the server that the page came from answers. Who asks meanwhile gets the same answer. */
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
