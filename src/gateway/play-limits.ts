import type { ExcludeSelf, PlayLimits, SetPlayLimit } from '@/generated/gateway-types'
import { useSession } from '@/session/session'
import { defineCall } from './call-definition'
import * as rows from './cash-rows'
import { useRead } from './use-read'

export type PlayLimit = PlayLimits['response']['limits'][number]

const playLimits = defineCall<PlayLimits>(rows.playLimits, () => import('@/generated/answers/playLimits.js'))
export const setPlayLimit = defineCall<SetPlayLimit>(
  rows.setPlayLimit,
  () => import('@/generated/answers/setPlayLimit.js'),
)
/** Ends the session that asks for it. */
export const excludeSelf = defineCall<ExcludeSelf>(rows.excludeSelf, () => import('@/generated/answers/excludeSelf.js'))

/** Limits of who is signed in, where somebody wants to know: a trial account has none. */
export function usePlayLimits(isWanted = true) {
  const { role } = useSession()
  return useRead(playLimits, isWanted && role !== 'trial' ? {} : undefined)
}
