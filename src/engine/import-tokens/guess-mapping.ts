import { child, isJsonObject } from '@/contract/json/json-value'
import { contrast } from '@/engine/color/color-contrast'
import { toRgb, type ColorInFile } from '@/engine/color/to-rgb'
import type { ForeignToken } from '@/engine/import-tokens/foreign/foreign-tokens'
import { alike, degrees, grounds, idle, ofSubject, others, parts, slots, subjects, unsuited } from './name-words'
import { roleWords } from './role-words'
import { themeRoles, type ThemeRole } from './theme-roles'
import type { ForeignValues } from '@/engine/import-tokens/foreign/foreign-values'
import { roleValue } from './role-value'
import { schemeOfWord, wordsIn, type Scheme } from '@/engine/import-tokens/foreign/scheme-words'
import { TokenNames, type NamedToken } from './token-scheme'

/** A token that a role may take. */
export interface Candidate {
  readonly token: ForeignToken
  readonly score: number
}

export type Guesses = ReadonlyMap<ThemeRole, readonly Candidate[]>

/**
 * The roles that tokens are likely to be for by their names, each with its candidates, the likeliest first. Colours that
 * name no scheme are for the one that their background is of.
 */
export function guessMapping(tokens: readonly ForeignToken[], values: ForeignValues): Guesses {
  const light = guessFor(tokens, values, 'light')
  const [role, candidates] = [...light].find(([{ name }]) => name === 'color.light.background') ?? []
  const background = candidates?.[0]
  const color = role && background && roleValue(role, background.token, values)
  const isDark =
    isJsonObject(color) &&
    contrast(toRgb(color as unknown as ColorInFile), [1, 1, 1]) >
      contrast(toRgb(color as unknown as ColorInFile), [0, 0, 0])
  const isUnnamed = background !== undefined && new TokenNames(tokens).read(background.token).scheme === undefined
  return isDark && isUnnamed ? guessFor(tokens, values, 'dark') : light
}

function guessFor(tokens: readonly ForeignToken[], values: ForeignValues, usual: Scheme): Guesses {
  const names = new TokenNames(tokens)
  const named = tokens.map((token) => {
    const read = names.read(token)
    return { ...read, words: meaningful(read), isByScheme: read.scheme === undefined && values.isByScheme(token) }
  })
  const guesses = themeRoles.map((role) => {
    const [group = '', scheme = ''] = role.path
    const isColor = group === 'color'
    const isGround = /background|surface|primary|overlay/i.test(role.path.at(-1) ?? '')
    const written = roleWords[isColor ? `color.${role.path.at(-1)}` : role.name] ?? ''
    const synonyms = written.split(' | ').map((each) => each.split(' '))
    const fitting = named.filter((each) => !isColor || each.isByScheme || (each.scheme ?? usual) === scheme)
    const scored = fitting.map((each) => {
      const score = scoreOf(each.words, synonyms, isColor, isGround) - (each.isMixed ? 4 : 0)
      return { token: each.token, words: each.words, score: score > 0 && each.scheme === scheme ? score + 0.25 : score }
    })
    const likely = scored
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => Number(a.token.isAside ?? false) - Number(b.token.isAside ?? false) || b.score - a.score)
    const found = likely.filter(({ token, words }) => isLikely(role, token, words, values)).slice(0, most)
    return [role, found.map(({ token, score }) => ({ token, score }))] as const
  })
  return new Map(guesses.filter(([, candidates]) => candidates.length > 0))
}

/** Candidates that are shown of a role. */
const most = 8

/** Whether a token fits by what it is: "medium" alone may be of anything, and a veil lets light through. */
function isLikely(role: ThemeRole, token: ForeignToken, words: readonly string[], values: ForeignValues): boolean {
  const value = roleValue(role, token, values)
  if (value === undefined) return false
  const [group = ''] = role.path
  const needed = subjects[group]
  const isSaid = token.type === role.type && role.type !== 'dimension'
  if (needed !== undefined && !isSaid && !words.some((word) => needed.includes(word))) return false
  if (group !== 'color') return !words.some((word) => unsuited.has(word))
  const alpha = Number(child(value, 'alpha'))
  return role.path.at(-1) === 'overlay' ? alpha < 1 : alpha === 1
}

/** Words in lower case, without those that are in every name; of the file or set, what it says of its subject alone. */
function meaningful({ token, words }: NamedToken): string[] {
  const outer =
    token.root === undefined ? 0 : wordsIn(token.root).filter((word) => schemeOfWord(word) === undefined).length
  return words
    .map((word) => alike[word] ?? word)
    .filter((word, at) => !idle.has(word) && (at >= outer || ofSubject.has(word)))
}

/** The earlier the synonym and the fewer words beside it, the likelier. */
function scoreOf(
  words: readonly string[],
  synonyms: readonly (readonly string[])[],
  isColor: boolean,
  isGround = false,
): number {
  const isOdd = (word: string) =>
    isColor && (slots.has(word) || parts.has(word) || (isGround ? word === 'icon' : grounds.has(word)))
  const scores = synonyms.map((synonym, index) => {
    // "size font large" is "font size large"; "text on brand" is not "brand on text".
    if (isColor ? !isInOrder(synonym, words) : !synonym.every((word) => words.includes(word))) return 0
    const rest = words.length - synonym.length
    const isLast = words.slice(-synonym.length).join(' ') === synonym.join(' ')
    const beside = words.filter((word) => !synonym.includes(word))
    const odd = beside.filter((word) => others.has(word) || isOdd(word)).length
    // The first steps of a scale are pale.
    const pale = isColor ? beside.filter((word) => /^\d+$/.test(word) && Number(word) < 400).length : 0
    const sizes = isColor ? 0 : beside.filter((word) => degrees.has(word)).length
    return 20 + synonym.length * 8 - rest * 6 - odd * 40 - sizes * 4 - pale * 10 - index * 0.5 + (isLast ? 3 : 0)
  })
  return Math.max(0, ...scores)
}

function isInOrder(synonym: readonly string[], words: readonly string[]): boolean {
  let at = -1
  return synonym.every((word) => (at = words.indexOf(word, at + 1)) >= 0)
}
