import type { HelpCentre } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/help-rows'
import { useRead } from '@/site/gateway/use-read'

export type HelpTopic = HelpCentre['response'][number]

const helpCentre = defineCall<HelpCentre>(rows.helpCentre, () => import('@/contract/generated/answers/helpCentre.js'), {
  hasTexts: true,
})

/** The platform's help articles (2 §7). Not requested unless `isWanted`. */
export function useHelpCentre(isWanted = true) {
  return useRead(helpCentre, isWanted ? {} : undefined, { revalidateIfStale: false })
}
