import { useEffect, useState, type RefObject } from 'react'

/**
 * A value that is not exchanged while what shows it is pressed: a link that is another one when the finger is lifted
 * is no longer what was pressed, and the browser forgets the press. `key` says which value it is.
 */
export function useSteadyUnderPress<T>(element: RefObject<HTMLElement | null>, value: T, key: string): T {
  const [shown, show] = useState({ value, key })
  const isExchanged = key !== shown.key

  useEffect(() => {
    if (!isExchanged) return
    const exchange = () => show({ value, key })
    if (element.current?.matches(':active') !== true) return exchange()
    // The click comes after the finger was lifted.
    const afterClick = () => setTimeout(exchange)
    const stop = new AbortController()
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, afterClick, { signal: stop.signal })
    return () => stop.abort()
  }, [isExchanged, element, value, key])

  return isExchanged ? shown.value : value
}
