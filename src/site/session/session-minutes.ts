import { useSyncExternalStore } from 'react'
import { signedInAt } from './signed-in-at'

const minute = 60_000

/** Whole minutes since the player signed in. Renders again as each is over, and when the tab is looked at again. */
export function useSessionMinutes(): number {
  return useSyncExternalStore(subscribe, sessionMinutes, () => 0)
}

/** Whole minutes since the player signed in. A clock that was set back gives none. */
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
  // Timers stand still while a device sleeps.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
