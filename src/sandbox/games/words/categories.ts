import type { GameType, Titles } from '@/sandbox/games/port/game'

/** Titles of the categories (2 §1), in the order of the menu. LOTT is treated as ELOTT (2 §9). */
export const categories: Readonly<Record<Exclude<GameType, 'LOTT'>, Titles>> = {
  RNG: { en: 'Slots', fil: 'Slots', vi: 'Nổ hũ' },
  LIVE: { en: 'Live casino', fil: 'Live casino', vi: 'Casino trực tuyến' },
  SPORTS: { en: 'Sports', fil: 'Sports', vi: 'Thể thao' },
  ELOTT: { en: 'Lottery', fil: 'Lottery', vi: 'Xổ số' },
  FISH: { en: 'Fishing', fil: 'Fishing', vi: 'Bắn cá' },
  PVP: { en: 'PVP', fil: 'PVP', vi: 'Game bài' },
  ESPORTS: { en: 'Esports', fil: 'Esports', vi: 'Thể thao điện tử' },
  COCKFIGHT: { en: 'Cockfight', fil: 'Sabong', vi: 'Đá gà' },
}

export const categoryOrder = Object.keys(categories) as (keyof typeof categories)[]
