import type { HelpCentre } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

export type HelpTopic = HelpCentre['response'][number]

const helpCentre = defineCall<HelpCentre>(rows.helpCentre, () => import('@/generated/answers/helpCentre.js'), {
  hasTexts: true,
})

/** What the platform explains to everybody (2 §7). Nothing is asked for where it is not wanted. */
export function useHelpCentre(isWanted = true) {
  return useRead(helpCentre, isWanted ? {} : undefined, { revalidateIfStale: false })
}
