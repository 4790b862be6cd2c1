import { useEffect, useEffectEvent } from 'react'

/** A browser says that the line is back before every way through it is: what fails meanwhile is tried again. In milliseconds. */
const unsure = { for: 30_000, pause: 2000 }

let backSince = -Infinity

/** Calls back when the line is there again; and once more, where what it was for failed in the first moments after. */
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
