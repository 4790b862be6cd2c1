import { titlesOf, type Titles } from '@/sandbox/games/port/game'

/** Regions of the country, and the lotteries that draw every minute. */
export const regions = ['north', 'centre', 'south', 'fast'] as const
export type Region = (typeof regions)[number]

/** When a lottery draws, in Vietnamese time: on days of the week (0 is Sunday), or all day long. In minutes. */
export type Schedule =
  | { readonly days: readonly number[]; readonly at: number; readonly closes: number }
  | { readonly every: number; readonly closes: number }

/** A Vietnamese lottery. */
export interface Lottery {
  /** Its code in addresses. */
  readonly code: string
  readonly region: Region
  readonly title: Titles
  readonly schedule: Schedule
  /** The number of numbers per draw: 27 in the north, 18 elsewhere. */
  readonly numbers: 27 | 18
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** Each region draws at its own hour; betting closes some minutes before. */
const hours: Readonly<Record<Exclude<Region, 'fast'>, number>> = {
  north: 18 * 60 + 15,
  centre: 17 * 60 + 15,
  south: 16 * 60 + 15,
}
const closesBefore = 5

const regional = (code: string, region: Exclude<Region, 'fast'>, title: Titles, days: readonly number[]): Lottery => ({
  code,
  region,
  title,
  numbers: region === 'north' ? 27 : 18,
  schedule: { days, at: hours[region], closes: closesBefore },
})

/** Its name is the same in every language but Vietnamese. */
const province = (code: string, region: Exclude<Region, 'fast'>, words: string, days: readonly number[]): Lottery =>
  regional(code, region, titlesOf(words), days)

const fast = (code: string, title: Titles, every: number, closes: number, numbers: Lottery['numbers']): Lottery => ({
  code,
  region: 'fast' as const,
  title,
  numbers,
  schedule: { every, closes },
})

/** The position determines the last digits of the game id, so append new ones at the end. */
export const lotteries: readonly Lottery[] = [
  regional('MB', 'north', { en: 'Northern Lottery', fil: 'Northern Lottery', vi: 'Miền Bắc' }, everyDay),
  province('DN', 'centre', 'Da Nang|Đà Nẵng', [3, 6]),
  province('HCM', 'south', 'Ho Chi Minh City|TP. Hồ Chí Minh', [1, 6]),
  province('HUE', 'centre', 'Hue|Huế', [0, 1]),
  province('KH', 'centre', 'Khanh Hoa|Khánh Hòa', [0, 3]),
  province('QNA', 'centre', 'Quang Nam|Quảng Nam', [2]),
  province('BDI', 'centre', 'Binh Dinh|Bình Định', [4]),
  province('GL', 'centre', 'Gia Lai|Gia Lai', [5]),
  province('CT', 'south', 'Can Tho|Cần Thơ', [3]),
  province('TG', 'south', 'Tien Giang|Tiền Giang', [0]),
  province('VT', 'south', 'Vung Tau|Vũng Tàu', [2]),
  province('AG', 'south', 'An Giang|An Giang', [4]),
  province('BDU', 'south', 'Binh Duong|Bình Dương', [5]),
  fast('ST1', { en: 'One-Minute Draw', fil: 'One-Minute Draw', vi: 'Siêu Tốc 1 Phút' }, 1, 10 / 60, 18),
  fast('ST5', { en: 'Five-Minute Draw', fil: 'Five-Minute Draw', vi: 'Siêu Tốc 5 Phút' }, 5, 20 / 60, 27),
]

/** A lottery by its code, or by its game id with or without the vendor prefix. */
export function lotteryOf(name: string): Lottery | undefined {
  return lotteries.find(({ code }, place) => code === name || nodeIdAt(place) === name.slice(name.lastIndexOf('-') + 1))
}

/** First node id of the lotteries in the catalogue. */
const firstNodeId = 3_270_000

const nodeIdAt = (place: number): string => String(firstNodeId + place)

export const nodeIdOf = (lottery: Lottery): string => nodeIdAt(lotteries.indexOf(lottery))
