import type { ExcludeSelf, PlayLimits, SetPlayLimit } from '@/contract/generated/gateway-types'
import { useSession } from '@/site/session/session'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/cash-rows'
import { useRead } from '@/site/gateway/use-read'

export type PlayLimit = PlayLimits['response']['limits'][number]

const playLimits = defineCall<PlayLimits>(rows.playLimits, () => import('@/contract/generated/answers/playLimits.js'))
export const setPlayLimit = defineCall<SetPlayLimit>(
  rows.setPlayLimit,
  () => import('@/contract/generated/answers/setPlayLimit.js'),
)
/** Ends the session that asks for it. */
export const excludeSelf = defineCall<ExcludeSelf>(
  rows.excludeSelf,
  () => import('@/contract/generated/answers/excludeSelf.js'),
)

/** Limits of who is signed in, where somebody wants to know: a trial account has none. */
export function usePlayLimits(isWanted = true) {
  const { role } = useSession()
  return useRead(playLimits, isWanted && role !== 'trial' ? {} : undefined)
}
