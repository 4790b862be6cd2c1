import { accountNews } from './account-news'
import type { AnnouncementSeed } from './announcement-seed'
import { eventNews } from './event-news'
import { gameNews } from './game-news'
import { paymentNews } from './payment-news'
import { serviceNews } from './service-news'

export const announcementSeeds: readonly AnnouncementSeed[] = [
  ...serviceNews,
  ...accountNews,
  ...gameNews,
  ...paymentNews,
  ...eventNews,
]
