import { useEffect, useEffectEvent } from 'react'

/** Calls back when the line is there again. */
export function useOnline(onOnline: () => void): void {
  const handle = useEffectEvent(onOnline)
  useEffect(() => {
    const handleOnline = () => handle()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [])
}
