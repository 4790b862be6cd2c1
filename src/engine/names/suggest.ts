import { distance } from 'fastest-levenshtein'
import { deniedBy, denyingSign } from './denial'

const most = 3

/** Dropped, doubled and swapped letters weigh less than a different letter, of which short words have many. */
const swapped = 0.8
const droppedOrDoubled = 0.9
/** Weight of a word that is cut short or too long: `promo` for `promotions`. */
const shortened = 1.5

/** The candidates that were most likely meant by the written text, best first. */
export function suggest(written: string, candidates: Iterable<string>): string[] {
  const limit = farthest(written)
  const scored = [...new Set(candidates)]
    .map((candidate) => ({ candidate, score: score(written, candidate) }))
    .filter(({ candidate, score }) => score <= limit && candidate !== written && !isOpposite(written, candidate, score))
    .sort((a, b) => a.score - b.score || a.candidate.localeCompare(b.candidate, 'en'))
  const best = scored[0]?.score ?? 0
  return (
    scored
      // If a candidate differs only in case and separators, it is the only suggestion.
      .filter(({ score }) => score <= (best === 0 ? 0 : best + 1))
      .slice(0, most)
      .map(({ candidate }) => candidate)
  )
}

/**
 * Whether one of the two is nearer to what the other denies, or a part of what it lists: nobody who writes `nomember` or
 * `guest|member` means `member`.
 */
function isOpposite(written: string, candidate: string, whole: number): boolean {
  return (
    denyingSign(written) !== denyingSign(candidate) ||
    listedIn(written).includes(plain(candidate)) ||
    deniedBy(written).some((denied) => score(denied, candidate) < whole) ||
    deniedBy(candidate).some((denied) => score(written, denied) < whole)
  )
}

/** What a text names that names several: neither of them is what the whole means. */
function listedIn(written: string): string[] {
  const parts = written.split(/\s*[|,;&]+\s*|\s+(?:or|and)\s+/i).map(plain)
  return parts.filter((part) => part !== '').length > 1 ? parts : []
}

/** The largest score of a suggestion: one letter in three. */
function farthest(written: string): number {
  return Math.max(shortened, Math.floor(plain(written).length / 3))
}

/** Weighted edit distance in which case and separators hardly count and swapped letters are one edit. */
function score(written: string, candidate: string): number {
  const [a, b] = [plain(written), plain(candidate)]
  if (a === b) return 0
  if (isSwap(a, b)) return swapped
  const edits = distance(a, b)
  if (edits === 1 && a.length !== b.length) return droppedOrDoubled
  const isShortened = Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a))
  return isShortened ? Math.min(edits, shortened) : edits
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[-_ ]/g, '')
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return `${a.slice(0, at)}${a[at + 1]}${a[at]}${a.slice(at + 2)}` === b
}
