import { useSyncExternalStore } from 'react'
import { signedInAt } from './signed-in-at'

const minute = 60_000

/** Whole minutes since the player signed in. Renders at each full minute, and when the tab becomes visible again. */
export function useSessionMinutes(): number {
  return useSyncExternalStore(subscribe, sessionMinutes, () => 0)
}

/** Whole minutes since the player signed in; 0 when the clock was set back. */
export function sessionMinutes(): number {
  return Math.max(0, Math.floor((Date.now() - signedInAt()) / minute))
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(handleMinute, minute - (Math.max(0, Date.now() - signedInAt()) % minute))
  }
  const handleMinute = () => {
    onChange()
    wait()
  }
  wait()
  // Timers do not run while a device sleeps.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
