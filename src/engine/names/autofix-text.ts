import { distance } from 'fastest-levenshtein'
import { americanSpelling, isEnglishWord } from './english-words'

/** Shorter words are too similar to each other for an autofix to be certain. */
const shortest = 4

/**
 * The autofix for a misspelt text, when it can mean nothing else: there is one suggestion alone, which differs in case
 * and in the separators between words, or in one word that is a misspelling of it and is no word itself. `night` is not
 * `light`, `!guest` is not `guest`, `page2` is not `page1`, and `/egame` is not `/game`.
 */
export function autofixText(
  written: unknown,
  suggestions: readonly string[],
  { isRight = false }: Suggestion = {},
): string | undefined {
  const [suggestion, ...others] = suggestions
  if (typeof written !== 'string' || suggestion === undefined || others.length > 0) return undefined
  return isSameText(written, suggestion) || isMisspelling(written, suggestion, isRight) ? suggestion : undefined
}

interface Suggestion {
  /** Whether the suggestion is certainly spelled well: a word of a schema. A name in a brand's file may be the mistake. */
  readonly isRight?: boolean
}

/** Whether only case, blanks around the text, and separators between its words differ: 1-1 is another number than 11. */
function isSameText(written: string, meant: string): boolean {
  const text = written.trim()
  // What stands before a word may deny it.
  return plain(text) === plain(meant) && text !== '' && /^[-_]*/.exec(text)?.[0] === /^[-_]*/.exec(meant)?.[0]
}

function plain(text: string): string {
  return text.toLowerCase().replace(/(?<!\d)[-_ ]|[-_ ](?!\d)/g, '')
}

const letters = /[A-Za-z]+/g
const words = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g

/** Whether the texts have the same signs and digits, and the same words but for one. */
function isMisspelling(written: string, meant: string, isRight: boolean): boolean {
  // A cheap test before the thousands of comparisons.
  if (Math.abs(written.length - meant.length) > 2) return false
  if (written.replace(letters, 'a') !== meant.replace(letters, 'a')) return false
  const [own, right] = [written.match(words) ?? [], meant.match(words) ?? []]
  if (own.length !== right.length) return false
  const [at, ...more] = own.flatMap((word, index) => (word === right[index] ? [] : [index]))
  return at !== undefined && more.length === 0 && isMisspelt(own[at] ?? '', right[at] ?? '', isRight)
}

function isMisspelt(written: string, meant: string, isRight: boolean): boolean {
  // A code in capitals is no word: each of its letters counts.
  if (meant.length < shortest || written.length < shortest - 1 || written === written.toUpperCase()) return false
  const [word, right] = [written.toLowerCase(), meant.toLowerCase()]
  if (americanSpelling(word) === americanSpelling(right)) return true
  // Of names in a brand's file one may be the list of the other. A schema has one of the two words.
  if (isPlural(word, right) || isPlural(right, word)) return isRight
  return isOneEdit(word, right) && !isEnglishWord(word) && (isRight || isEnglishWord(right))
}

function isPlural(plural: string, word: string): boolean {
  return word.length >= shortest && (plural === `${word}s` || plural === `${word}es`)
}

/** One letter is missing, added or another one, but the first, or two are swapped. */
function isOneEdit(word: string, right: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== right[index])
  const isSwap =
    word.length === right.length && `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}` === right
  return isSwap || (word[0] === right[0] && distance(word, right) === 1)
}
