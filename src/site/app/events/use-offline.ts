import { useEffect, useState } from 'react'
import { GatewayError } from '@/site/gateway/gateway-error'
import { hearSignals } from '@/site/lib/heard-signals'
import type { Signal } from '@/site/lib/signals'
import { isServerThere } from '@/site/app/start/is-server-there'

/** Milliseconds between two attempts to reach the server while the connection is lost. */
const tryEvery = 5000

/**
 * Whether the connection is lost: the browser reports it, or a gateway call was lost and the site's own server does not
 * answer either. In the second case the browser does not notice when the connection is back, so this hook dispatches
 * the `online` event itself.
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
    const stop = hearSignals((signal) => {
      if (isUnsent(signal)) handleLost()
    })
    return () => {
      removeEventListener('online', handleOnline)
      removeEventListener('offline', handleOffline)
      stop()
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

/** A call that could not be sent, or timed out: the browser may be offline. */
function isUnsent([, , detail]: Signal): boolean {
  return detail instanceof GatewayError && (detail.kind === 'network' || detail.kind === 'timeout')
}
