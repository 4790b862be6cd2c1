import type { ForeignToken } from '@/engine/import-tokens/foreign/foreign-tokens'
import { schemeInName, schemeOfWord, wordsIn, type Scheme } from '@/engine/import-tokens/foreign/scheme-words'

/** What a token's name says. */
export interface NamedToken {
  readonly token: ForeignToken
  /** The scheme that it is for; undefined where its name says none. */
  readonly scheme: Scheme | undefined
  /** A value for dark surroundings within the light mode. */
  readonly isMixed: boolean
  /** Without those that name its scheme; "light" is among them where it is a shade. */
  readonly words: readonly string[]
}

/**
 * What names say, by what stands beside them: "light" is a scheme beside "dark" alone, and a shade beside "main" or
 * "500".
 */
export class TokenNames {
  /** The names below each path. */
  readonly #below = new Map<string, Set<string>>()

  constructor(tokens: readonly ForeignToken[]) {
    for (const { path } of tokens)
      for (let at = 0; at < path.length; at++) {
        const parent = path.slice(0, at).join('.')
        const names = this.#below.get(parent) ?? new Set()
        this.#below.set(parent, names.add(path[at] as string))
      }
  }

  read(token: ForeignToken): NamedToken {
    const parts = token.path.map((part, at) => ({ words: wordsIn(part), scheme: this.#schemeAt(token, at) }))
    const schemes = parts.flatMap(({ scheme }) => scheme ?? [])
    return {
      token,
      // The outer name is the mode: "on-surface-dark" within "light" is a colour of the light mode.
      scheme: schemes[0],
      isMixed: new Set(schemes).size > 1,
      words: parts.flatMap(({ words, scheme }) =>
        scheme === undefined ? words : words.filter((word) => schemeOfWord(word) === undefined),
      ),
    }
  }

  #schemeAt(token: ForeignToken, at: number): Scheme | undefined {
    const { path } = token
    const name = path[at] as string
    const scheme = schemeInName(name)
    if (scheme === undefined) return undefined
    const isMode = at >= (token.modeAt ?? path.length)
    if (isMode || (at === 0 && token.root !== undefined)) return scheme
    const siblings = [...(this.#below.get(path.slice(0, at).join('.')) ?? [])].filter((each) => each !== name)
    const inner = this.#below.get(path.slice(0, at + 1).join('.'))
    const isShade = inner === undefined ? isShadeOf(name, siblings) : this.#isShadedGroup(path, at, siblings)
    return isShade ? undefined : scheme
  }

  /** A group of one hue, or one of several that hold the same: a dark button beside a primary one. */
  #isShadedGroup(path: readonly string[], at: number, siblings: readonly string[]): boolean {
    const inner = (name: string) => [...(this.#below.get([...path.slice(0, at), name].join('.')) ?? [])]
    const own = inner(path[at] as string)
    if (own.every(isDegree) && own.some(isStep)) return true
    const others = siblings.filter((name) => schemeInName(name) === undefined)
    return at > 0 && others.some((name) => own.filter((each) => inner(name).includes(each)).length * 2 > own.length)
  }
}

/** Whether a token that is called "light" or "primary-light" is a shade of what stands beside it. */
function isShadeOf(name: string, siblings: readonly string[]): boolean {
  const base = withoutScheme(name)
  if (hasGround([name, ...siblings], schemeInName(name))) return false
  if (base.length === 0) return siblings.some((each) => schemeInName(each) === undefined && !isMood(each))
  return siblings.some((each) => {
    const words = wordsIn(each)
    const isSame = base.every((word, at) => words[at] === word) && schemeInName(each) === undefined
    return isSame && words.slice(base.length).every(isDegree)
  })
}

/** "bg" and "bg-dark" are of two schemes, and so is what stands beside them. */
function hasGround(names: readonly string[], scheme: Scheme | undefined): boolean {
  const grounds = names.filter((each) =>
    /(^|[-_./ ])(bg|background|surface|canvas|page)([-_./ ]|$)|Background|Bg/.test(each),
  )
  const plain = new Set(grounds.map((each) => wordsIn(each).join(' ')))
  return grounds.some((each) => schemeInName(each) === scheme && plain.has(withoutScheme(each).join(' ')))
}

function withoutScheme(name: string): string[] {
  return wordsIn(name).filter((word) => schemeOfWord(word) === undefined)
}

/** Modes beside light and dark. */
function isMood(name: string): boolean {
  return /contrast$|^dim|^hc$|^black$/i.test(name) && !/text/i.test(name)
}

/** Steps of one colour, and what goes with them. */
function isDegree(name: string): boolean {
  return (
    isStep(name) ||
    /^(base|default|contrast|contrast-?text|text|soft|strong|bright|deep|hover|active|mid|medium)$/i.test(name)
  )
}

function isStep(name: string): boolean {
  return /^(\d+|[al]\d+|main|light(er|est)?|dark(er|est)?)$/i.test(name)
}
