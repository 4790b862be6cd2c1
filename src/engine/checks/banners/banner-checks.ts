import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { bannersOneSided } from './banners-one-sided'
import { periodEmpty, periodOver } from './period-empty'
import { periodFar } from './period-far'
import { periodGap } from './period-gap'
import { picturesSwapped } from './pictures-swapped'
import { timeUnreadable } from './time-unreadable'

/** The checks of banners and their periods. */
export const bannerChecks: readonly MerchantCheck[] = [
  periodEmpty,
  periodOver,
  periodGap,
  periodFar,
  picturesSwapped,
  bannersOneSided,
  timeUnreadable,
]
