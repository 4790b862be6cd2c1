import { distance } from 'fastest-levenshtein'

/** Shorter words are too near to each other for one to be surely meant. */
const shortest = 4
const separator = /[-_ ]/

/**
 * What was surely meant by a written name, where that can be said: the only suggestion, and it
 * differs in case and separators alone or in one letter. Never in a digit, which counts something.
 */
export function autofixText(written: unknown, suggestions: readonly string[]): string | undefined {
  const [suggestion, ...others] = suggestions
  if (typeof written !== 'string' || suggestion === undefined || others.length > 0) return undefined
  if (isFarOff(written, suggestion)) return undefined
  if (digits(written) !== digits(suggestion)) return undefined
  if (plain(written) === plain(suggestion)) return suggestion
  return written.length >= shortest && edits(written, suggestion) === 1 ? suggestion : undefined
}

/** Seen at a glance, of the thousands that are asked about: only separators change the length by more than a letter. */
function isFarOff(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) > 1 && !separator.test(a) && !separator.test(b)
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[-_ ]/g, '')
}

/** Two letters that changed places are one edit. */
function edits(a: string, b: string): number {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  const isSwap = a.length === b.length && `${a.slice(0, at)}${a[at + 1] ?? ''}${a[at] ?? ''}${a.slice(at + 2)}` === b
  return isSwap ? 1 : distance(a, b)
}
