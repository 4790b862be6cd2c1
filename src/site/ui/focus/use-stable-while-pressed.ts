import { useEffect, useState, type RefObject } from 'react'

/**
 * Holds a value back while the element that shows it is pressed: if a link were replaced before the pointer is
 * released, the browser would drop the click. `key` identifies the value.
 */
export function useStableWhilePressed<T>(element: RefObject<HTMLElement | null>, value: T, key: string): T {
  const [shown, show] = useState({ value, key })
  const isExchanged = key !== shown.key

  useEffect(() => {
    if (!isExchanged) return
    const exchange = () => show({ value, key })
    if (element.current?.matches(':active') !== true) return exchange()
    // The click event comes after pointerup.
    const afterClick = () => setTimeout(exchange)
    const stop = new AbortController()
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, afterClick, { signal: stop.signal })
    return () => stop.abort()
  }, [isExchanged, element, value, key])

  return isExchanged ? shown.value : value
}
