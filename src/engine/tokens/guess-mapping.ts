import { child, isJsonObject } from '@/contract/json/json-value'
import { contrast } from '@/engine/color/color-contrast'
import { toRgb, type ColorInFile } from '@/engine/color/to-rgb'
import type { ForeignToken } from './foreign-tokens'
import { roleWords } from './role-words'
import { themeRoles, type ThemeRole } from './theme-roles'
import { themeValue } from './theme-value'
import type { ForeignValues } from './foreign-values'

/** A token that a role may take. */
export interface Candidate {
  readonly token: ForeignToken
  readonly score: number
}

/** Words that say nothing about what a token is for. */
const idle: ReadonlySet<string> = new Set([
  ...[
    'color',
    'colors',
    'colour',
    'sys',
    'ref',

    'token',
    'tokens',
    'global',
    'semantic',
    'alias',
    'core',
    'theme',
    'themes',
  ],
  ...['value', 'rest', 'functional', 'schemes', 'palette', 'mode', 'p', 'dtcg', 'root', 'root', 'json'],
])
const schemes: Readonly<Record<string, 'light' | 'dark'>> = {
  light: 'light',
  day: 'light',
  white: 'light',
  dark: 'dark',
  night: 'dark',
}

/** Words of states and moods: a border of errors is not the border. */
const others: ReadonlySet<string> = new Set([
  ...[
    'negative',
    'positive',
    'error',
    'danger',
    'critical',
    'success',
    'warning',
    'caution',
    'notice',
    'info',
    'informative',
  ],
  ...[
    'disabled',
    'inverse',
    'inverted',
    'hover',
    'hovered',
    'active',
    'pressed',
    'selected',
    'down',
    'visited',
    'static',
    'variant',
    'link',
  ],
])

/** How names that mean the same are written. */
const alike: Readonly<Record<string, string>> = {
  ...{
    backgrounds: 'background',
    bgs: 'bg',
    foregrounds: 'foreground',
    texts: 'text',
    borders: 'border',
    typography: 'font',
  },
  ...{
    rounded: 'radius',
    radii: 'radius',
    corner: 'radius',
    elevations: 'elevation',
    shadows: 'shadow',
    durations: 'duration',
    weights: 'weight',
    sizes: 'size',
    families: 'family',
  },
}

export type Guesses = ReadonlyMap<ThemeRole, readonly Candidate[]>

/**
 * The roles that tokens are likely to be for by their names, each with its candidates, the likeliest first. Colours that
 * name no scheme are for the one that their background is of.
 */
export function guessMapping(tokens: readonly ForeignToken[], values: ForeignValues): Guesses {
  const light = guessFor(tokens, values, 'light')
  const [background] = [...light].find(([{ name }]) => name === 'color.light.background')?.[1] ?? []
  const color = background && themeValue('color', values.valueOf(background.token) ?? null)
  const isDark =
    isJsonObject(color) &&
    contrast(toRgb(color as unknown as ColorInFile), [1, 1, 1]) >
      contrast(toRgb(color as unknown as ColorInFile), [0, 0, 0])
  return isDark && background !== undefined && schemeOf(background.token.path) === undefined
    ? guessFor(tokens, values, 'dark')
    : light
}

function guessFor(tokens: readonly ForeignToken[], values: ForeignValues, usual: 'light' | 'dark'): Guesses {
  const named = tokens.map((token) => ({
    token,
    scheme: schemeOf(token.path),
    isMixed: isMixed(token.path),
    words: wordsOf(token.path),
  }))
  const guesses = themeRoles.map((role) => {
    const [group = '', scheme = ''] = role.path
    const isColor = group === 'color'
    const written = roleWords[isColor ? `color.${role.path.at(-1)}` : role.name] ?? ''
    const synonyms = written.split(' | ').map((each) => each.split(' '))
    const fitting = named.filter((each) => !isColor || (each.scheme ?? usual) === scheme)
    const scored = fitting.map(({ token, words, isMixed: isOdd }) => ({
      token,
      score: scoreOf(words, synonyms, isColor) - (isOdd ? 4 : 0),
    }))
    const likely = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
    return [role, likely.filter(({ token }) => isLikely(role, token, values)).slice(0, most)] as const
  })
  return new Map(guesses.filter(([, candidates]) => candidates.length > 0))
}

/** Candidates that are shown of a role. */
const most = 8

export function fits(role: ThemeRole, token: ForeignToken, values: ForeignValues): boolean {
  const value = values.valueOf(token)
  return value !== undefined && themeValue(role.type, value, token.type) !== undefined
}

/** Whether a token fits by what it is: "medium" alone may be of anything, and a veil lets light through. */
function isLikely(role: ThemeRole, token: ForeignToken, values: ForeignValues): boolean {
  if (!fits(role, token, values)) return false
  const [group = ''] = role.path
  const needed = subjects[group]
  const isSaid = token.type === role.type && role.type !== 'dimension'
  if (needed !== undefined && !isSaid && !wordsOf(token.path).some((word) => needed.includes(word))) return false
  if (group !== 'color') return true
  const alpha = Number(child(themeValue('color', values.valueOf(token) ?? null, token.type), 'alpha'))
  return role.path.at(-1) === 'overlay' ? alpha < 1 : alpha === 1
}

/** Words of which one must be in the name of a token that is no colour. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  font: ['font', 'family', 'typeface'],
  fontSize: ['font', 'text', 'fontsize'],
  fontWeight: ['weight'],
  radius: ['radius'],
  space: ['space', 'spacing', 'gutter'],
  shadow: ['shadow', 'elevation'],
  duration: ['duration', 'motion'],
}

/** Words in lower case, without those that are in every name. */
function wordsOf(path: readonly string[]): string[] {
  const all = path.flatMap((part) =>
    part
      .replaceAll(/([a-z\d])([A-Z])|([A-Za-z])(\d)/g, '$1$3 $2$4')
      .toLowerCase()
      .split(/[^a-z\d]+/),
  )
  return all
    .map((word) => alike[word] ?? word)
    .filter((word) => word !== '' && !idle.has(word) && schemes[word] === undefined)
}

/** A value for dark surroundings within the light mode. */
function isMixed(path: readonly string[]): boolean {
  return new Set(schemesIn(path)).size > 1
}

/** The outer name is the mode: "on-surface-dark" within "light" is a colour of the light mode. */
function schemeOf(path: readonly string[]): 'light' | 'dark' | undefined {
  return schemesIn(path)[0]
}

function schemesIn(path: readonly string[]): ('light' | 'dark')[] {
  const words = path.flatMap((part) =>
    part
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/),
  )
  return words.flatMap((word) => schemes[word] ?? [])
}

/** The earlier the synonym and the fewer words beside it, the likelier. */
function scoreOf(words: readonly string[], synonyms: readonly (readonly string[])[], isColor: boolean): number {
  const scores = synonyms.map((synonym, index) => {
    // "size font large" is "font size large"; "text on brand" is not "brand on text".
    if (isColor ? !isInOrder(synonym, words) : !synonym.every((word) => words.includes(word))) return 0
    const rest = words.length - synonym.length
    const isLast = words.slice(-synonym.length).join(' ') === synonym.join(' ')
    const odd = words.filter((word) => others.has(word) && !synonym.includes(word)).length
    return 20 + synonym.length * 8 - rest * 6 - odd * 40 - index * 0.5 + (isLast ? 3 : 0)
  })
  return Math.max(0, ...scores)
}

function isInOrder(synonym: readonly string[], words: readonly string[]): boolean {
  let at = -1
  return synonym.every((word) => (at = words.indexOf(word, at + 1)) >= 0)
}
