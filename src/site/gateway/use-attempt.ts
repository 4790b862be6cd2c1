import { useState } from 'react'
import { useErrorText } from './error-text'
import { GatewayError } from './gateway-error'

/**
 * Something that a call may refuse: whether it is on its way, and in words why the last try failed. `attempt` answers
 * whether it succeeded; what is no fault of a call is thrown.
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
  return { attempt, isBusy, failure }
}
