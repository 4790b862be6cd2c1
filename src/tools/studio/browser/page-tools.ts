/**
 * Browser side of `npm run dev` on each page: the link to the studio, the lookup from an element to its JSON, and a
 * reload that keeps the scroll position.
 */
import { placeOfElement } from './json-places'
import { keepScroll } from './keep-scroll'
import { pageVersion } from '@/tools/studio/page-version'
import { placeMessage } from './place-message'

const isFramed = parent !== window
const outline = makeOutline()

import.meta.hot?.on('livery:changed', ({ hosts }: { hosts: readonly string[] }) => {
  if (hosts.includes(location.hostname)) location.reload()
})
// A page restored from the back/forward cache has missed messages meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && askForChanges())
document.addEventListener('visibilitychange', () => !document.hidden && askForChanges())
askForChanges()
keepScroll()
if (!isFramed) document.body.append(makeSwitch())

addEventListener('click', pick, { capture: true })
addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.altKey) pick(event)
})
addEventListener('pointermove', ({ altKey, target }) => showOutline(altKey ? target : null))
addEventListener('keyup', () => showOutline(null))

function askForChanges(): void {
  import.meta.hot?.send('livery:ask', { host: location.host, version: pageVersion() })
}

/** Alt and a click, or Alt and Enter, look up the JSON of an element. */
function pick(event: MouseEvent | KeyboardEvent): void {
  const element = event instanceof KeyboardEvent ? document.activeElement : event.target
  if (!event.altKey || !(element instanceof Element)) return
  const pointer = placeOfElement(element)
  if (pointer === undefined) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (isFramed) parent.postMessage(placeMessage(pointer), location.origin)
  else location.assign(studioAddress(pointer))
}

function studioAddress(place?: string): string {
  const page = location.pathname + location.search + location.hash
  return `/__studio?${new URLSearchParams({ page, ...(place === undefined ? {} : { place }) })}`
}

function makeSwitch(): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = '/__studio'
  link.textContent = 'Studio'
  link.addEventListener('click', () => (link.href = studioAddress()))
  // The page's policy allows styles set by script, but no style element of ours.
  Object.assign(link.style, {
    position: 'fixed',
    insetInlineStart: '0.75rem',
    insetBlockEnd: 'calc(var(--bottom-bar-size, 0px) + 0.75rem)',
    zIndex: '2147483646',
    padding: '0.625rem 0.875rem',
    font: '600 0.8125rem/1.5 system-ui, sans-serif',
    textDecoration: 'none',
    color: '#ffffff',
    background: '#2b3277',
    border: '1px solid #ffffff',
    borderRadius: '999px',
  })
  return link
}

function makeOutline(): HTMLDivElement {
  const box = document.createElement('div')
  box.hidden = true
  Object.assign(box.style, {
    position: 'fixed',
    zIndex: '2147483645',
    pointerEvents: 'none',
    outline: '2px solid #8fa0ff',
    background: 'rgb(58 79 214 / 18%)',
  })
  document.body.append(box)
  return box
}

function showOutline(target: EventTarget | null): void {
  const isKnown = target instanceof Element && placeOfElement(target) !== undefined
  outline.hidden = !isKnown
  if (!isKnown) return
  const { left, top, width, height } = target.getBoundingClientRect()
  Object.assign(outline.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
}
