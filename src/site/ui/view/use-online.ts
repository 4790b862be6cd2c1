import { useEffect, useEffectEvent } from 'react'

/**
 * A browser reports being online before every connection works, so failures shortly afterwards are retried. In
 * milliseconds.
 */
const unsure = { for: 30_000, pause: 2000 }

let backSince = -Infinity

/** Calls back when the browser is online again, and once more for requests that failed shortly after that. */
export function useOnline(onOnline: () => void): void {
  const handle = useEffectEvent(onOnline)
  useEffect(() => {
    const handleOnline = () => {
      backSince = Date.now()
      handle()
    }
    addEventListener('online', handleOnline)
    const isUnsure = Date.now() - backSince < unsure.for
    const again = isUnsure ? setTimeout(() => handle(), unsure.pause) : undefined
    return () => {
      removeEventListener('online', handleOnline)
      clearTimeout(again)
    }
  }, [])
}
