import { useRef, useState } from 'react'
import { useGateway } from '@/site/gateway/gateway-context'
import { GatewayError } from '@/site/gateway/gateway-error'
import { humanCheck } from '@/site/gateway/account/human-verification'

export type CheckProgress =
  | { readonly status: 'moving' | 'checking' }
  | { readonly status: 'wrong'; readonly position: number }
  | { readonly status: 'failed'; readonly error: GatewayError }

interface HumanCheckOptions {
  /** Id of the challenge. */
  readonly id: string
  readonly onPassed: (token: string) => void
  /** Called when the challenge accepts no more attempts. */
  readonly onOver: () => void
}

/**
 * Asks the server whether the piece fits, one request at a time. Of the positions set during a request, only the last
 * is checked next.
 */
export function useHumanCheck({ id, onPassed, onOver }: HumanCheckOptions) {
  const gateway = useGateway()
  const [progress, setProgress] = useState<CheckProgress>({ status: 'moving' })
  const isChecking = useRef(false)
  const next = useRef<number>(undefined)

  async function ask(position: number): Promise<boolean> {
    try {
      const answer = await gateway.send(humanCheck, { id, position })
      if (answer.passed) onPassed(answer.token)
      else setProgress({ status: 'wrong', position })
      return !answer.passed
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      if (error.code === 'challenge_over') onOver()
      else setProgress({ status: 'failed', error })
      return error.code !== 'challenge_over'
    }
  }

  async function check(position: number): Promise<void> {
    next.current = position
    if (isChecking.current) return
    isChecking.current = true
    let goesOn = true
    while (goesOn && next.current !== undefined) {
      const asked = next.current
      next.current = undefined
      setProgress({ status: 'checking' })
      goesOn = await ask(asked)
    }
    isChecking.current = false
  }

  return { progress, check }
}
