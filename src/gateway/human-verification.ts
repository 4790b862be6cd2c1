import type { HumanChallenge, HumanCheck } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

export type Challenge = HumanChallenge['response']

const humanChallenge = defineCall<HumanChallenge>(
  rows.humanChallenge,
  () => import('@/generated/answers/humanChallenge.js'),
)

/** Whether the piece of a slider is where it fits. Refused with `challenge_over` when there is no more trying. */
export const humanCheck = defineCall<HumanCheck>(rows.humanCheck, () => import('@/generated/answers/humanCheck.js'))

/** A slider of its own for each use; `mutate()` asks for another one. Until it is there, `data` may be one of before. */
export function useHumanChallenge() {
  return useRead(
    humanChallenge,
    {},
    { revalidateIfStale: false, revalidateOnMount: true, revalidateOnReconnect: false, dedupingInterval: 0 },
  )
}
