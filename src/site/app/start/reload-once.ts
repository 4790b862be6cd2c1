import { tabItems } from '@/site/lib/browser-items'
import { isServerThere } from './is-server-there'

/** Key in session storage: the chunks that this tab has already been reloaded for. */
const key = 'reloadedFor'

let hasTyped = false
let isReloading = false

/** Records whether the visitor typed anything: a reload would lose it. */
export function watchTyping(): void {
  addEventListener('input', () => (hasTyped = true), { once: true, capture: true })
}

/**
 * Reloads the page for a chunk that is missing, as after a deployment: once for each chunk, so it cannot loop. Does not
 * reload if the visitor has typed something, the server cannot be reached or session storage is unavailable: then the
 * current page is better than none.
 */
export async function reloadOnce(chunk: string): Promise<void> {
  if (await mayReload(chunk)) {
    // Several chunks may be missing at the same time.
    if (!isReloading) location.reload()
    isReloading = true
    // Never resolves: the caller goes away with the page.
    await new Promise(() => {})
  }
}

async function mayReload(chunk: string): Promise<boolean> {
  if (isReloading) return true
  if (hasTyped || reloadedFor().includes(chunk) || !(await isServerThere())) return isReloading
  tabItems.set(key, [...new Set([...reloadedFor(), chunk])].join(' ').trim())
  // Without storage the reload could not be remembered and would loop.
  return tabItems.keeps(key)
}

const reloadedFor = (): string[] => (tabItems.get(key) ?? '').split(' ')
