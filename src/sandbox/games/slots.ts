import { titlesOf, type GameFacts, type Titles } from './port/game'
import { scatter, turn } from './port/scatter'
import { endings, modifiers, places } from './words/phrases'
import { themes, type Theme, type ThemeName } from './words/themes'

/** Number of slots per vendor (2 §9 Known vendors), each a multiple of the number of themes: 10,080 in total (2 §1). */
export const slotVendors = {
  AE: 580,
  AG: 640,
  CQ9: 980,
  GG: 720,
  ISB: 760,
  MG: 1100,
  MGS: 860,
  PNG: 1040,
  PT: 1180,
  RTG: 900,
  TTG: 780,
  WD: 540,
} as const

const names = Object.keys(themes) as ThemeName[]
const vendors = Object.keys(slotVendors)

/** Theme offset between neighbouring ranks of a vendor. It visits all themes, and never an adjacent one next. */
const themeStep = 11
/** Theme offset between neighbouring vendors at the same rank. */
const vendorStep = 3
/** Coprime to the number of titles of a theme, so that each title occurs once. */
const titleStep = 205

/** The slot at a rank of a vendor's list, computed from vendor and rank only. */
export function slotAt(vendor: string, rank: number): GameFacts {
  const place = vendors.indexOf(vendor)
  const themeIndex = (rank * themeStep + place * vendorStep) % names.length
  const theme = turn(names, themeIndex)
  const titleIndex = Math.floor(((firsts[place] ?? 0) + rank) / names.length) * titleStep + themeIndex * 37
  const { title, subject } = titleAt(themes[theme], titleIndex)
  const seed = place * 10_000 + rank
  const kind = kindOf(theme, scatter(seed, 100))
  return {
    title,
    theme,
    subject,
    classify: kind.classify,
    lines: turn(kind.lines, scatter(seed + 1_000_000, 97)),
    minBet: turn(leastBets, scatter(seed + 2_000_000, 97)),
    demo: scatter(seed + 3_000_000, 10) < 8,
  }
}

/** The total number of slots of all vendors before each vendor. */
const firsts = Object.values(slotVendors).map((_, place, counts) =>
  counts.slice(0, place).reduce<number>((sum, count) => sum + count, 0),
)

/** 14 × 14 titles with a word before the subject, 14 × 14 with one behind it, 14 × 8 with a place. */
function titleAt({ mood, subjects }: Theme, index: number): { title: Titles; subject: number } {
  const [words, wheres] = [modifiers[mood], places[mood]]
  const pairs = subjects.length * words.length
  const turned = index % (2 * pairs + subjects.length * wheres.length)
  const subject = turned % subjects.length
  const about = titlesOf(turn(subjects, subject))
  const other = (choices: readonly string[], from: number) =>
    titlesOf(turn(choices, Math.floor((turned - from) / subjects.length)))
  if (turned < pairs) return { title: joined(other(words, 0), about, 'vi after'), subject }
  if (turned < 2 * pairs) return { title: joined(about, other(endings, pairs), 'vi after'), subject }
  return { title: joined(about, other(wheres, 2 * pairs), 'vi too'), subject }
}

/** Joins two words. In Vietnamese modifiers follow the noun, so the order is reversed, except for places. */
function joined(first: Titles, second: Titles, order: 'vi after' | 'vi too'): Titles {
  const en = `${first.en} ${second.en}`
  return {
    en,
    fil: en,
    vi: order === 'vi after' ? `${second.vi} ${first.vi}` : `${first.vi} ${second.vi}`,
  }
}

const leastBets = [100, 200, 500, 500, 1000, 1000, 2000, 5000, 10_000]

interface SlotKind {
  readonly classify: string
  readonly lines: readonly number[]
}

const kinds = {
  video: { classify: 'VIDEO', lines: [10, 15, 20, 25, 30, 40, 50] },
  classic: { classify: 'CLASSIC', lines: [1, 3, 5, 9] },
  cascade: { classify: 'CASCADE', lines: [243, 1024] },
  hold: { classify: 'HOLD_AND_WIN', lines: [20, 25, 50] },
  jackpot: { classify: 'JACKPOT', lines: [25, 40, 50] },
} as const satisfies Readonly<Record<string, SlotKind>>

/** Classic slots show fruit and sevens; about half of all other slots are video slots. */
function kindOf(theme: ThemeName, chance: number): SlotKind {
  if ((theme === 'seven' || theme === 'fruit') && chance < 60) return kinds.classic
  if (chance < 55) return kinds.video
  if (chance < 72) return kinds.cascade
  if (chance < 87) return kinds.hold
  return kinds.jackpot
}
