import { tabItems } from '@/site/lib/browser-items'

const storageKey = 'livery:scroll'

/** Milliseconds in which a page that is loaded again is expected to be as long as it was. */
const patience = 3000

/** Brings the page back to where it was scrolled to before it was loaded again: it grows as its blocks arrive. */
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
