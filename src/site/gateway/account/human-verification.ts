import type { HumanChallenge, HumanCheck } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

export type Challenge = HumanChallenge['response']

const humanChallenge = defineCall<HumanChallenge>(
  rows.humanChallenge,
  () => import('@/contract/generated/answers/humanChallenge.js'),
)

/** Whether the piece of a slider is where it fits. Refused with `challenge_over` when there is no more trying. */
export const humanCheck = defineCall<HumanCheck>(
  rows.humanCheck,
  () => import('@/contract/generated/answers/humanCheck.js'),
)

/** A slider of its own for each use; `mutate()` asks for another one. Until it is there, `data` may be one of before. */
export function useHumanChallenge() {
  return useRead(
    humanChallenge,
    {},
    { revalidateIfStale: false, revalidateOnMount: true, revalidateOnReconnect: false, dedupingInterval: 0 },
  )
}
