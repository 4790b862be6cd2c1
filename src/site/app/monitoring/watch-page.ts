import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { tabItems } from '@/site/lib/browser-items'
import { signals } from '@/site/lib/signals'
import { ChunkLoadError } from '@/site/ui/loading/load-chunk'

/** Signals what the browser tells of the page: errors that nothing caught, lost chunks and web vitals. */
export function watchPage(): () => void {
  const handleError = ({ error, message }: ErrorEvent) => {
    // Of scripts of other origins a browser says nothing.
    if (error !== null || message !== 'Script error.') signals.push(['errors', 'page', error ?? new Error(message)])
  }
  const handleRejection = ({ reason }: PromiseRejectionEvent) => void signals.push(['errors', 'page', reason])
  addEventListener('error', handleError)
  addEventListener('unhandledrejection', handleRejection)
  signalReloads()
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name, value, delta, rating }) => void signals.push(['vitals', name, { value, delta, rating }]))
  return () => {
    removeEventListener('error', handleError)
    removeEventListener('unhandledrejection', handleRejection)
  }
}

/** Keys in session storage: chunks that this tab was reloaded for (start/reload-once.ts), and how many were told. */
const [reloaded, told] = ['reloadedFor', 'reloadedTold']

/** A page that was reloaded for a chunk could not tell of it any more. */
function signalReloads(): void {
  const chunks = (tabItems.get(reloaded) ?? '').split(' ').filter((name) => name !== '')
  for (const chunk of chunks.slice(Number(tabItems.get(told) ?? 0)))
    signals.push(['errors', chunk, new ChunkLoadError(chunk, undefined)])
  if (chunks.length > 0) tabItems.set(told, String(chunks.length))
}
