import type { AnnouncementContent, Announcements } from '@/generated/gateway-types'
import { artAddress } from '@/sandbox/art/art-files'
import type { Handler } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'
import type { AnnouncementSeed } from '@/sandbox/texts/announcements/announcement-seed'
import { announcementSeeds } from '@/sandbox/texts/announcements/announcement-seeds'
import { htmlOf } from '@/sandbox/texts/article'
import { timeOf } from './seed-time'

/** The announcements of the kinds asked for, newest first (1 §7). */
export const announcements: Handler<Announcements> = ({ services, texts, request }) =>
  publishedOf(request.types.split(',')).map((seed) => ({
    id: seed.id,
    type: seed.type,
    title: texts.article(seed).title,
    time: timeOf(services.clock(), seed),
  }))

export const announcementContent: Handler<AnnouncementContent> = ({ services, texts, request }) => {
  const seed = announcementSeeds.find(({ id }) => id === request.id)
  if (seed === undefined) throw new Refusal('announcement_unknown', texts.say('announcement_unknown'), { status: 404 })
  const { title, lines } = texts.article(seed)
  return {
    id: seed.id,
    title,
    content: htmlOf(lines),
    announcementImages: seed.pictures.map((name, index) => ({ url: artAddress(name), sequence: index + 1 })),
    time: timeOf(services.clock(), seed),
  }
}

/** Seeds of these kinds, newest first. */
export function publishedOf(types: readonly string[]): AnnouncementSeed[] {
  return announcementSeeds
    .filter(({ type }) => types.includes(type))
    .toSorted((a, b) => a.daysAgo - b.daysAgo || b.hour - a.hour)
}
