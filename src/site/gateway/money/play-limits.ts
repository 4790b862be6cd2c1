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
/** Self-exclusion: ends the session that makes the call. */
export const excludeSelf = defineCall<ExcludeSelf>(
  rows.excludeSelf,
  () => import('@/contract/generated/answers/excludeSelf.js'),
)

/** Play limits of the signed-in player. Not requested unless `isWanted`; a trial account has none. */
export function usePlayLimits(isWanted = true) {
  const { role } = useSession()
  return useRead(playLimits, isWanted && role !== 'trial' ? {} : undefined)
}
