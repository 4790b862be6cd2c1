import type { Announcements } from '@/contract/generated/gateway-types'
import type { ArtName } from '@/sandbox/art/art-files'
import type { Article } from '@/sandbox/texts/article'
import type { Subject } from '@/sandbox/texts/subject'
import type { Spoken } from '@/sandbox/texts/spoken'

/** An announcement that every merchant starts with. */
export interface AnnouncementSeed extends Spoken<Article> {
  readonly id: string
  readonly type: Announcements['response'][number]['type']
  /** Published so many days before today, at this hour UTC. */
  readonly daysAgo: number
  readonly hour: number
  readonly pictures: readonly ArtName[]
  /** Omitted for merchants without this feature. */
  readonly about?: Subject
}
