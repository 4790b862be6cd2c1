import { useEffect, useState } from 'react'
import { lostCalls } from '@/site/gateway/lost-calls'
import { isServerThere } from '@/site/app/start/is-server-there'

/** How often a line that was lost is tried, in milliseconds. */
const tryEvery = 5000

/**
 * Whether the line is lost: the browser says so, or a call was lost and the site's own server does not answer either.
 * The browser does not notice when that one is back: everybody who waits for the line then hears it from here.
 */
export function useOffline(): boolean {
  const [isOffline, setOffline] = useState(() => !navigator.onLine)

  useEffect(() => {
    const handleOnline = () => setOffline(false)
    const handleOffline = () => setOffline(true)
    const handleLost = () => {
      void isServerThere().then((isThere) => {
        if (!isThere) setOffline(true)
      })
    }
    addEventListener('online', handleOnline)
    addEventListener('offline', handleOffline)
    lostCalls.addEventListener('lost', handleLost)
    return () => {
      removeEventListener('online', handleOnline)
      removeEventListener('offline', handleOffline)
      lostCalls.removeEventListener('lost', handleLost)
    }
  }, [])

  useEffect(() => {
    if (!isOffline) return
    let isOver = false
    let timer = setTimeout(() => void tryLine(), tryEvery)
    async function tryLine() {
      const isThere = navigator.onLine && (await isServerThere())
      if (isOver) return
      if (isThere) dispatchEvent(new Event('online'))
      else timer = setTimeout(() => void tryLine(), tryEvery)
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOffline])

  return isOffline
}
