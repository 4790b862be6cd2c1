import type { JsonValue } from '@/contract/json/json-value'
import type { ForeignToken } from './foreign-tokens'
import { nameIn } from './named-token'
import { schemeInName, type Scheme } from './scheme-words'

/** Why a token has no value. */
export interface ValueFault {
  readonly fault: 'unknown' | 'circle' | 'modified'
  /** The name that leads nowhere. */
  readonly alias?: string
}

/** The tokens of foreign files, with the names that they have for each other looked up. */
export class ForeignValues {
  readonly #byName = new Map<string, ForeignToken>()
  /** By the name without that of the file, set or theme. */
  readonly #byRest = new Map<string, ForeignToken[]>()

  constructor(tokens: readonly ForeignToken[]) {
    for (const each of tokens) {
      if (!this.#byName.has(each.name)) this.#byName.set(each.name, each)
      if (each.root === undefined) continue
      const rest = each.path.slice(1).join('.')
      this.#byRest.set(rest, [...(this.#byRest.get(rest) ?? []), each])
    }
  }

  /**
   * The value of a token, without names of others; undefined where one leads nowhere, or back. `scheme`: which of two
   * modes counts, where the token says none itself.
   */
  valueOf(token: ForeignToken, scheme?: Scheme): JsonValue | undefined {
    const found = this.read(token, scheme)
    return 'fault' in found ? undefined : found.value
  }

  /** Whether a token has one value for light pages and another one for dark pages, by what it names. */
  isByScheme(token: ForeignToken): boolean {
    if (ownScheme(token) !== undefined || nameIn(token.value) === undefined) return false
    const [light, dark] = [this.valueOf(token, 'light'), this.valueOf(token, 'dark')]
    return light !== undefined && dark !== undefined && JSON.stringify(light) !== JSON.stringify(dark)
  }

  read(token: ForeignToken, scheme?: Scheme): { readonly value: JsonValue } | ValueFault {
    if (token.isModified === true) return { fault: 'modified' }
    return this.#resolved(token.value, { from: token, scheme: ownScheme(token) ?? scheme, seen: new Set([token.name]) })
  }

  #resolved(value: JsonValue, way: Way): { readonly value: JsonValue } | ValueFault {
    const name = nameIn(value)
    if (name !== undefined) return this.#named(name, way)
    if (typeof value !== 'object' || value === null) return { value }
    const entries: [string, JsonValue][] = []
    for (const [key, inner] of Object.entries(value)) {
      const found = this.#resolved(inner, way)
      if ('fault' in found) return found
      entries.push([key, found.value])
    }
    return {
      value: Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries),
    }
  }

  #named(name: string, way: Way): { readonly value: JsonValue } | ValueFault {
    const target = this.#find(name, way) ?? this.#find(name.replace(/\.value$/, ''), way)
    if (target === undefined) return { fault: 'unknown', alias: name }
    if (way.seen.has(target.name)) return { fault: 'circle', alias: name }
    if (target.isModified === true) return { fault: 'modified' }
    return this.#resolved(target.value, {
      from: target,
      scheme: way.scheme ?? ownScheme(target),
      seen: new Set([...way.seen, target.name]),
    })
  }

  /**
   * The token of the same file or theme first; then the whole name; then that of another one, the last if several. Of
   * sets in an order, the last one.
   */
  #find(name: string, way: Way): ForeignToken | undefined {
    const { root, isLayer } = way.from
    const layered = isLayer === true ? this.#elsewhere(name, way) : undefined
    const own = layered ?? this.#inMode(root === undefined ? name : `${root}.${name}`, way)
    return own ?? this.#inMode(name, way) ?? this.#elsewhere(name, way)
  }

  /** A token of which the name says no mode is the one of the mode that is asked for. */
  #inMode(name: string, { from, scheme }: Way): ForeignToken | undefined {
    const modes = [from.mode, scheme].flatMap((mode) =>
      mode === undefined ? [] : (this.#byName.get(`${name}.${mode}`) ?? []),
    )
    const mode = modes.find((each) => each.mode !== undefined)
    return mode ?? this.#byName.get(name) ?? this.#byName.get(`${name}.light`) ?? this.#byName.get(`${name}.default`)
  }

  #elsewhere(name: string, { scheme = 'light' }: Way): ForeignToken | undefined {
    const fitting = (this.#byRest.get(name) ?? []).filter((each) => (ownScheme(each) ?? scheme) === scheme)
    return fitting.findLast((each) => each.isAside !== true) ?? fitting.at(-1)
  }
}

interface Way {
  readonly from: ForeignToken
  readonly scheme: Scheme | undefined
  /** Names that led here. */
  readonly seen: ReadonlySet<string>
}

/** The scheme that its file, set, theme or mode says. */
function ownScheme({ root, mode }: ForeignToken): Scheme | undefined {
  return (root === undefined ? undefined : schemeInName(root)) ?? (mode === undefined ? undefined : schemeInName(mode))
}
