import { useGateway } from '@/site/gateway/gateway-context'
import { setPlayLimit } from '@/site/gateway/money/play-limits'
import { useAttempt } from '@/site/gateway/use-attempt'
import type { PlayLimits, SetPlayLimit } from '@/contract/generated/gateway-types'

/** Sets or removes a limit, and returns the state of the request. Further calls while it is pending are ignored. */
export function useLimitAction(onDone: (next: PlayLimits['response']) => void) {
  const gateway = useGateway()
  const { attempt, isBusy, failure, forget } = useAttempt()

  async function set(kind: SetPlayLimit['request']['kind'], limit: number | null) {
    if (isBusy) return
    await attempt(async () => onDone(await gateway.send(setPlayLimit, { kind, ...(limit !== null && { limit }) })))
  }
  return { set, isBusy, failure, forget }
}
