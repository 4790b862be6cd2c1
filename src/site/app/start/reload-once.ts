import { tabItems } from '@/site/lib/browser-items'
import { isServerThere } from './is-server-there'

/** Session storage: the chunks that the page was already loaded anew for in this tab. */
const key = 'reloadedFor'

let hasTyped = false
let isReloading = false

/** Notes whether anything was typed on the page: that would be lost with it. */
export function watchTyping(): void {
  addEventListener('input', () => (hasTyped = true), { once: true, capture: true })
}

/**
 * Loads the page anew for a chunk that is lost, as after a deployment, once for each chunk, so never in a loop.
 * Not when something was typed, nor when the server cannot be reached, nor where the browser keeps nothing: then what
 * is shown is better than nothing.
 */
export async function reloadOnce(chunk: string): Promise<void> {
  if (await mayReload(chunk)) {
    // Several chunks may be lost at the same time.
    if (!isReloading) location.reload()
    isReloading = true
    // Whoever waits is gone with the page.
    await new Promise(() => {})
  }
}

async function mayReload(chunk: string): Promise<boolean> {
  if (isReloading) return true
  if (hasTyped || reloadedFor().includes(chunk) || !(await isServerThere())) return isReloading
  tabItems.set(key, [...new Set([...reloadedFor(), chunk])].join(' ').trim())
  // Where it cannot be remembered, it would be done again and again.
  return tabItems.keeps(key)
}

const reloadedFor = (): string[] => (tabItems.get(key) ?? '').split(' ')
