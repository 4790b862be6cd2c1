import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { AnnouncementContent, Announcements } from '@/contract/generated/gateway-types'
import { artAddress } from '@/sandbox/art/art-files'
import type { GatewayCall, Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { AnnouncementSeed } from '@/sandbox/texts/announcements/announcement-seed'
import { announcementSeeds } from '@/sandbox/texts/announcements/announcement-seeds'
import { htmlOf } from '@/sandbox/texts/article'
import { subjectsOf } from '@/sandbox/texts/subject'
import { timeOf } from '@/sandbox/content/seed-time'

/** Announcements of the requested kinds, newest first (1 §7). */
export const announcements: Handler<Announcements, SettingsPort> = async (call) => {
  const { services, texts, request } = call
  const published = await publishedOf(call, request.types.split(','))
  return published.map((seed) => ({
    id: seed.id,
    type: seed.type,
    title: texts.article(seed).title,
    time: timeOf(services.clock(), seed),
  }))
}

export const announcementContent: Handler<AnnouncementContent, SettingsPort> = async (call) => {
  const { services, merchant, texts, request } = call
  const has = await subjectsOf(call)
  const seed = announcementSeeds.find(({ id }) => id === request.id)
  if (seed === undefined || !has(seed))
    throw new Refusal('announcement_unknown', texts.say('announcement_unknown'), { status: 404 })
  const { title, lines } = texts.article(seed)
  return {
    id: seed.id,
    title,
    content: htmlOf(lines),
    announcementImages: seed.pictures.map((name, index) => ({ url: artAddress(merchant, name), sequence: index + 1 })),
    time: timeOf(services.clock(), seed),
  }
}

/** Announcements of these kinds about features that the merchant has, newest first. */
export async function publishedOf(
  call: Pick<GatewayCall<unknown, SettingsPort>, 'services' | 'merchant'>,
  types: readonly string[],
): Promise<AnnouncementSeed[]> {
  const has = await subjectsOf(call)
  return announcementSeeds
    .filter((seed) => types.includes(seed.type) && has(seed))
    .toSorted((a, b) => a.daysAgo - b.daysAgo || b.hour - a.hour)
}
