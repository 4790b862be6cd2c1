import { fromPointer } from '@/contract/json/json-pointer'
import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { ForeignToken } from './foreign-tokens'

/** The tokens of foreign files, with the names that they have for each other looked up. */
export class ForeignValues {
  readonly #byName = new Map<string, ForeignToken>()
  /** By the name without its first part: Tokens Studio leaves out the set, several files their own. */
  readonly #byRest = new Map<string, ForeignToken[]>()

  constructor(tokens: readonly ForeignToken[]) {
    for (const each of tokens) {
      if (!this.#byName.has(each.name)) this.#byName.set(each.name, each)
      for (let at = 1; at < Math.min(each.path.length, 4); at++) {
        const rest = each.path.slice(at).join('.')
        this.#byRest.set(rest, [...(this.#byRest.get(rest) ?? []), each])
      }
    }
  }

  /** The value of a token, without names of others; undefined where one leads nowhere, or back. */
  valueOf(token: ForeignToken): JsonValue | undefined {
    return this.#resolved(token.value, token, new Set([token.name]))
  }

  #resolved(value: JsonValue, from: ForeignToken, seen: ReadonlySet<string>): JsonValue | undefined {
    const name = nameIn(value)
    if (name !== undefined) {
      const target = this.#find(name, from)
      if (target === undefined || seen.has(target.name)) return undefined
      return this.#resolved(target.value, target, new Set([...seen, target.name]))
    }
    if (Array.isArray(value)) {
      const items = value.map((each) => this.#resolved(each, from, seen))
      return items.some((each) => each === undefined) ? undefined : (items as JsonValue[])
    }
    if (!isJsonObject(value)) return value
    const entries = Object.entries(value).map(([key, inner]) => [key, this.#resolved(inner, from, seen)] as const)
    return entries.some(([, inner]) => inner === undefined) ? undefined : (Object.fromEntries(entries) as JsonObject)
  }

  /** The one of the same file or set first. */
  #find(name: string, from: ForeignToken): ForeignToken | undefined {
    const short = name.replace(/\.value$/, '')
    for (const each of [name, short]) {
      const exact = this.#byName.get(each)
      if (exact !== undefined) return exact
      const near = this.#byRest.get(each) ?? []
      const found = near.find(({ path }) => path[0] === from.path[0]) ?? near[0]
      if (found !== undefined) return found
    }
    return undefined
  }
}

/** The token that a value names: {a.b}, {a.b.value}, {!a}, or a pointer. */
function nameIn(value: JsonValue): string | undefined {
  if (typeof value === 'string') return /^\{!?([^{}]+)\}$/.exec(value.trim())?.[1]?.trim()
  const ref = child(value, '$ref')
  return typeof ref === 'string' && ref.startsWith('#/')
    ? fromPointer(ref.slice(1))
        .filter((key) => key !== '$value')
        .join('.')
    : undefined
}
