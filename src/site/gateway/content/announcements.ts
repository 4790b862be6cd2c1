import type { AnnouncementContent, Announcements } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

const announcements = defineCall<Announcements>(
  rows.announcements,
  () => import('@/contract/generated/answers/announcements.js'),
  {
    hasTexts: true,
  },
)
const announcementContent = defineCall<AnnouncementContent>(
  rows.announcementContent,
  () => import('@/contract/generated/answers/announcementContent.js'),
  { hasTexts: true },
)

export type Announcement = Announcements['response'][number]

/** Kinds of announcements, in the order of the specification; the first is the default (1 §3). */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
export type AnnouncementType = (typeof announcementTypes)[number]

/** All announcements of a kind, newest first (1 §7). */
export function useAnnouncements(type: AnnouncementType) {
  return useRead(announcements, { types: type, platform: 'W', execution: 'B' })
}

/** One announcement with its content; without an id, no request is made. */
export function useAnnouncement(id: string | undefined) {
  return useRead(announcementContent, id === undefined ? undefined : { id })
}
