import type { KeepMessage } from '@/site/worker/worker-settings'

/** Name of the Trusted Types policy that the content security policy allows for the worker's address. */
const policyName = 'livery-worker'

const address = '/service-worker.js'

/** The part of the Trusted Types API that a script URL needs. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown }
}

let begun = false

/**
 * Registers the service worker once the page has nothing else to do, so that a first visit costs nothing, and has it
 * keep what this page had loaded before. Without a worker, as in a private window, the site is the same while online.
 */
export async function registerWorker(): Promise<void> {
  if (begun || !('serviceWorker' in navigator)) return
  begun = true
  await idle()
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: (each) => each })
  // The DOM types declare the address as a string only.
  const url = (policy?.createScriptURL(address) ?? address) as string
  const isFirst = navigator.serviceWorker.controller === null
  await navigator.serviceWorker.register(url, { updateViaCache: 'none' })
  if (!isFirst) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'keep', pages: [location.pathname], parts: loadedParts() } satisfies KeepMessage)
}

/** Files of the site that this page has loaded, which never change under their names. */
function loadedParts(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/(assets|brand)\//.test(pathname),
  )
  return [...new Set(own.map(({ pathname }) => pathname))]
}

function idle(): Promise<void> {
  return new Promise((goOn) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => goOn(), { timeout: 10_000 })
    else setTimeout(goOn, 3000)
  })
}
