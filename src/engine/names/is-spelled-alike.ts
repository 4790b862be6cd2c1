import { distance } from 'fastest-levenshtein'

/** Shorter texts are too similar to each other. */
const shortest = 4
const separator = /[-_ ]/

/** Whether two texts differ only in case and separators or in one letter, and never in a digit. */
export function isSpelledAlike(written: string, meant: string): boolean {
  if (isFarOff(written, meant) || digits(written) !== digits(meant)) return false
  return plain(written) === plain(meant) || (written.length >= shortest && edits(written, meant) === 1)
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
