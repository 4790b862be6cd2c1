import type { Notices } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/first-rows'
import { storedAnswerKeys } from '@/site/gateway/stored-answers'
import { noticesRequest } from './notices-request'
import { useRead } from '@/site/gateway/use-read'

const notices = defineCall<Notices>(rows.notices, () => import('@/contract/generated/answers/notices.js'), {
  hasTexts: true,
  keptAs: storedAnswerKeys.notices,
})

type Lists = Required<Notices['response']>

export type ServerBanner = Lists['banners'][number]

/** Banners and announcements of the start page, cached for the session (2 §7 Notices). */
export function useNotices() {
  return useRead(notices, noticesRequest, { revalidateIfStale: false })
}
