import { useState } from 'react'
import { useErrorText } from './error-text'
import { GatewayError } from './gateway-error'

/**
 * State of a call that may be refused: whether it is pending, and the message of the last failure. `attempt` resolves
 * to whether it succeeded; errors other than a call's are thrown. `forget` takes the message away.
 */
export function useAttempt() {
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      setFailure(errorText(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { attempt, isBusy, failure, forget: () => setFailure(undefined) }
}
