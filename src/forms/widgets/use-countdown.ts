import { useEffect, useState } from 'react'

/** Seconds left of a countdown, and how to start one. */
export function useCountdown(): readonly [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])

  return [
    left,
    (seconds) => {
      setEnd(Date.now() + seconds * 1000)
      setLeft(seconds)
    },
  ]
}
