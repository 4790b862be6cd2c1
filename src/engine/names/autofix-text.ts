import { distance } from 'fastest-levenshtein'

/** Shorter words are too similar to each other for an autofix to be certain. */
const shortest = 4
const separator = /[-_ ]/

/**
 * The autofix for a misspelt name, when it is certain: there is only one suggestion, which differs only in case and
 * separators or in one letter. Never in a digit, because digits count something.
 */
export function autofixText(written: unknown, suggestions: readonly string[]): string | undefined {
  const [suggestion, ...others] = suggestions
  if (typeof written !== 'string' || suggestion === undefined || others.length > 0) return undefined
  if (isFarOff(written, suggestion)) return undefined
  if (digits(written) !== digits(suggestion)) return undefined
  if (plain(written) === plain(suggestion)) return suggestion
  return written.length >= shortest && edits(written, suggestion) === 1 ? suggestion : undefined
}

/** A cheap test before the thousands of comparisons: only separators change the length by more than one letter. */
function isFarOff(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) > 1 && !separator.test(a) && !separator.test(b)
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[-_ ]/g, '')
}

/** Two transposed letters are one edit. */
function edits(a: string, b: string): number {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  const isSwap = a.length === b.length && `${a.slice(0, at)}${a[at + 1] ?? ''}${a[at] ?? ''}${a.slice(at + 2)}` === b
  return isSwap ? 1 : distance(a, b)
}
