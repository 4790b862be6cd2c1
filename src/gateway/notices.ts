import type { Notices } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './first-rows'
import { keptNames } from './kept-answers'
import { noticesRequest } from './notices-request'
import { useRead } from './use-read'

const notices = defineCall<Notices>(rows.notices, () => import('@/generated/answers/notices.js'), {
  hasTexts: true,
  keptAs: keptNames.notices,
})

type Lists = Required<Notices['response']>

export type ServerBanner = Lists['banners'][number]

/** Banners and announcements of the start page, kept for the session (2 §7 Notices). */
export function useNotices() {
  return useRead(notices, noticesRequest, { revalidateIfStale: false })
}
