import { useCallback, useEffect, useRef } from 'react'
import { useSession } from '@/site/session/session'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { useGuard } from '@/site/merchant/actions/guards'

/**
 * Runs an action that requires a session. A visitor signs in first, and then the action runs (2 §5); closing the popup
 * cancels it.
 */
export function useSignedInFirst<Wanted>(run: (wanted: Wanted) => void): (wanted: Wanted) => void {
  const { status } = useSession()
  const passes = useGuard()
  const isAsked = useOpenDialogs().some(({ name }) => name === 'login-register')
  const waiting = useRef<{ readonly wanted: Wanted; wasAsked: boolean }>(undefined)
  const latest = useRef(run)

  useEffect(() => {
    latest.current = run
    const { current } = waiting
    if (current === undefined) return
    if (status === 'signedIn') {
      waiting.current = undefined
      run(current.wanted)
    } else if (isAsked) current.wasAsked = true
    else if (current.wasAsked) waiting.current = undefined
  }, [run, status, isAsked])

  return useCallback(
    (wanted) => {
      waiting.current = undefined
      if (passes('login')) return latest.current(wanted)
      waiting.current = { wanted, wasAsked: false }
    },
    [passes],
  )
}
