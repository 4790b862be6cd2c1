import { tabItems } from '@/site/lib/browser-items'

const storageKey = 'livery:scroll'

/** How long, in milliseconds, a reloaded page may take to grow to its previous length. */
const patience = 3000

/** Restores the scroll position after a reload: the page grows as its blocks load. */
export function keepScroll(): void {
  const place = placeBefore()
  tabItems.remove(storageKey)
  addEventListener('pagehide', () => {
    const kept = { path: location.pathname, top: scrollY }
    tabItems.set(storageKey, JSON.stringify(kept))
  })
  if (place === undefined || place === 0) return
  history.scrollRestoration = 'manual'
  const observer = new ResizeObserver(() => scrollTo({ top: place, behavior: 'instant' }))
  const stop = () => observer.disconnect()
  observer.observe(document.documentElement)
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown']) addEventListener(sign, stop, { once: true })
  setTimeout(stop, patience)
}

function placeBefore(): number | undefined {
  const kept = tabItems.get(storageKey)
  if (kept === null) return undefined
  const { path, top } = JSON.parse(kept) as { path: string; top: number }
  return path === location.pathname ? top : undefined
}
