import type { Region } from './port/lotteries'
import type { Spoken } from '@/sandbox/texts/spoken'

/** Names of the regions. */
export const regionTitles: Readonly<Record<Region, Spoken>> = {
  north: { en: 'North', fil: 'Hilaga', vi: 'Miền Bắc' },
  centre: { en: 'Central', fil: 'Gitna', vi: 'Miền Trung' },
  south: { en: 'South', fil: 'Timog', vi: 'Miền Nam' },
  fast: { en: 'Fast draws', fil: 'Mabilis na draw', vi: 'Siêu tốc' },
}
