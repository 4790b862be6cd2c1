import type { HumanChallenge, HumanCheck } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/person-rows'
import { useRead } from '@/site/gateway/use-read'

export type Challenge = HumanChallenge['response']

const humanChallenge = defineCall<HumanChallenge>(
  rows.humanChallenge,
  () => import('@/contract/generated/answers/humanChallenge.js'),
)

/** Checks the position of a slider's piece. Refused with `challenge_over` when this was the last attempt. */
export const humanCheck = defineCall<HumanCheck>(
  rows.humanCheck,
  () => import('@/contract/generated/answers/humanCheck.js'),
)

/**
 * A separate slider challenge for each use; `mutate()` requests another one. Until that arrives, `data` may be the
 * previous one.
 */
export function useHumanChallenge() {
  return useRead(
    humanChallenge,
    {},
    { revalidateIfStale: false, revalidateOnMount: true, revalidateOnReconnect: false, dedupingInterval: 0 },
  )
}
