import type { MissionLeaderboard, MissionSummary } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

export type Mission = MissionSummary['response']['missions'][number]
export type Milestone = Mission['milestones'][number]

const missionSummary = defineCall<MissionSummary>(
  rows.missionSummary,
  () => import('@/contract/generated/answers/missionSummary.js'),
  { hasTexts: true },
)
const missionLeaderboard = defineCall<MissionLeaderboard>(
  rows.missionLeaderboard,
  () => import('@/contract/generated/answers/missionLeaderboard.js'),
)

/** Missions of the account, with what it can claim (2 §7). */
export const useMissions = (isWanted = true) => useRead(missionSummary, isWanted ? {} : undefined)

/** The leaderboard of a mission. */
export const useMissionLeaderboard = (missionId: string) => useRead(missionLeaderboard, { missionId })
