import {
  child,
  cloneJson,
  isJsonObject,
  keysOf,
  valueAt,
  type JsonObject,
  type JsonValue,
  type Path,
} from '@/contract/json/json-value'
import { isShared } from '@/contract/json/shared-parts'
import { aliasUnknown } from './alias-unknown'
import type { CheckFinding } from '@/engine/finding/check'
import { schemaAt, schemaOf } from '@/engine/schema/schema-node'
import { suggest } from '@/engine/names/suggest'

const alias = /^\{([^{}]+)\}$/

/**
 * Replaces aliases such as `{color.light.primary}` with the values of the tokens they name (DTCG 2025.10, 7); any layer
 * may set those. Modifies `theme`, and returns findings about the aliases that cannot be resolved.
 */
export function resolveAliases(theme: JsonValue): CheckFinding[] {
  const tokens = child(theme, 'tokens')
  return isJsonObject(tokens) ? new Aliases(tokens).resolveIn(tokens, ['tokens']) : []
}

export function holdsAlias(value: JsonValue): boolean {
  if (typeof value === 'string') return alias.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsAlias)
}

class Aliases {
  readonly #tokens: JsonObject
  /** Aliases of cycles already reported: each cycle is one mistake. */
  readonly #circling = new Set<string>()
  constructor(tokens: JsonObject) {
    this.#tokens = tokens
  }

  resolveIn(holder: JsonObject, path: Path): CheckFinding[] {
    return Object.keys(holder).flatMap((key) => {
      const value = holder[key] as JsonValue
      const isValue = key === '$value' || path.includes('$value')
      if (typeof value === 'string' && isValue && alias.test(value)) {
        const found = this.#follow(value, [])
        const isOther = typeof found === 'object' && key === '$value' && this.#isOtherKind(path, value)
        const fault = isOther ? `${value} is a token of another kind` : found
        if (fault === '') return []
        if (typeof fault === 'string') return [this.#finding([...path, key], value, fault)]
        holder[key] = fault.value
        return []
      }
      // Parts of a theme that brands share contain no aliases.
      return isJsonObject(value) && !isShared(value) ? this.resolveIn(value, [...path, key]) : []
    })
  }

  /** Whether an alias refers to a token with another schema. */
  #isOtherKind(path: Path, written: string): boolean {
    const kind = kindOf(path)
    return kind !== undefined && kind !== kindOf(tokenAt(written.slice(1, -1)))
  }

  /** The value that an alias resolves to, or the reason why it does not; empty when that has been reported. */
  #follow(written: string, before: readonly string[]): { value: JsonValue } | string {
    if (this.#circling.has(written)) return ''
    if (before.includes(written)) {
      for (const each of before) this.#circling.add(each)
      return `${[...before, written].join(' to ')}: a circle`
    }
    const [, name = ''] = alias.exec(written) ?? []
    const value = valueAt(this.#tokens, [...name.split('.'), '$value'])
    if (value === undefined) return `there is no token ${written}`
    if (typeof value === 'string' && alias.test(value)) return this.#follow(value, [...before, written])
    return { value: this.#whole(cloneJson(value), [...before, written]) }
  }

  /** A composite value may contain aliases, such as a shadow's colour. */
  #whole(value: JsonValue, before: readonly string[]): JsonValue {
    if (!isJsonObject(value)) return value
    for (const key of Object.keys(value)) {
      const part = value[key] as JsonValue
      const found = typeof part === 'string' && alias.test(part) ? this.#follow(part, before) : part
      if (isJsonObject(found) && 'value' in found && found !== part) value[key] = found['value']
    }
    return value
  }

  #finding(path: Path, written: string, message: string): CheckFinding {
    const kind = path.at(-1) === '$value' ? kindOf(path.slice(0, -1)) : undefined
    const names = namesOf(this.#tokens, '').filter((name) => kind === undefined || kindOf(tokenAt(name)) === kind)
    // In a cycle the name itself is not wrong.
    const near = this.#circling.has(written) ? [] : suggest(written.slice(1, -1), names)
    const suggestions = near.map((name) => `{${name}}`)
    const expected = `a token as {${names[0] ?? 'color.light.primary'}}`
    const received = JSON.stringify(written)
    return { check: aliasUnknown, file: 'theme', path, spot: 'value', message, expected, received, suggestions }
  }
}

/** Identifies the schema of a token's value. */
function kindOf(token: Path): string | undefined {
  return schemaAt(schemaOf('theme'), undefined, [...token, '$value'])?.source
}

function tokenAt(name: string): Path {
  return ['tokens', ...name.split('.')]
}

function namesOf(tokens: JsonValue | undefined, start: string): string[] {
  return keysOf(tokens)
    .filter((key) => !key.startsWith('$'))
    .flatMap((key) => {
      const inner = child(tokens, key)
      return child(inner, '$value') !== undefined ? [start + key] : namesOf(inner, `${start}${key}.`)
    })
}
