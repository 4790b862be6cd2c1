import { useState } from 'react'
import { useSession } from '@/site/session/session'
import { useErrorText } from './error-text'
import { GatewayError } from './gateway-error'

/**
 * State of a call that may be refused: whether it is pending, and the message of the last failure. `attempt` resolves
 * to whether it succeeded; errors other than a call's are thrown. `forget` takes the message away;
 * that nobody is signed in goes by itself when someone is again.
 */
export function useAttempt() {
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const isSignedIn = useSession().status === 'signedIn'
  const [failure, setFailure] = useState<{ readonly text: string; readonly isSessionLost: boolean }>()

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      setFailure({ text: errorText(error), isSessionLost: error.kind === 'session' })
      return false
    } finally {
      setBusy(false)
    }
  }
  const isOver = isSignedIn && failure?.isSessionLost === true
  return { attempt, isBusy, failure: isOver ? undefined : failure?.text, forget: () => setFailure(undefined) }
}
