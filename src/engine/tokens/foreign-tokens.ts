import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { meantValue } from '@/engine/dtcg/meant-value'

/** A token of a file that another tool wrote. */
export interface ForeignToken {
  /** Its path in the file, joined by points: how mappings name it. */
  readonly name: string
  readonly path: readonly string[]
  /** As the file says it, if it does. */
  readonly type: string | undefined
  /** As written; it may name another token. */
  readonly value: JsonValue
}

/**
 * The tokens of a file: of DTCG (Figma, Terrazzo, Penpot), Tokens Studio, Style Dictionary, Theo, Spectrum, Material, or
 * a plain map of names and values. `start`: what stands before each path, if there are several files.
 */
export function foreignTokens(file: JsonValue, start: readonly string[] = []): ForeignToken[] {
  return tokensIn(file, start, undefined)
}

/** An entry of a list, as plugins for Figma and Theo write it: a name, with slashes perhaps, and a value. */
function listed(entry: JsonValue, start: readonly string[]): ForeignToken[] {
  const [name, value, type] = ['name', 'value', 'type'].map((key) => child(entry, key))
  if (typeof name !== 'string' || value === undefined) return []
  const path = [...start, ...name.split('/')]
  if (Array.isArray(value) && value.some((each) => child(each, 'name') !== undefined))
    return tokensIn(value, path, undefined)
  return [token(path, typeof type === 'string' ? type.toLowerCase() : undefined, value)]
}

function tokensIn(value: JsonValue, path: readonly string[], inherited: string | undefined): ForeignToken[] {
  if (Array.isArray(value)) return value.flatMap((each) => listed(each, path))
  if (!isJsonObject(value)) return isPlainToken(path.at(-1) ?? '', value) ? [token(path, inherited, value)] : []
  const said = child(value, '$type') ?? (isTokenKey(value, 'value') ? child(value, 'type') : undefined)
  const type = typeof said === 'string' ? said : inherited
  const written = writtenValue(value)
  if (written !== undefined) {
    const meant = isModified(value) ? null : written
    return [token(path, type, meant), ...partsOf(meant, path), ...modesOf(value, path, type)]
  }
  const sets = child(value, 'sets')
  const inner = isJsonObject(sets) ? sets : value
  return Object.keys(inner).flatMap((key) => {
    if (key === '$root') return tokensIn(inner[key] as JsonValue, path, type)
    const isAside = aside.has(key) && !(groupsToo.has(key) && isJsonObject(inner[key]))
    return key.startsWith('$') || isAside ? [] : tokensIn(inner[key] as JsonValue, [...path, key], type)
  })
}

/** What a token says its value is; undefined where the object is a group. */
function writtenValue(value: JsonObject): JsonValue | undefined {
  if (value['$value'] !== undefined) return value['$value']
  if (typeof value['$ref'] === 'string') return { $ref: value['$ref'] }
  return isTokenKey(value, 'value') ? value['value'] : undefined
}

/** Tokens Studio makes another colour of the value: lighter, darker, mixed, or one that lets light through. */
function isModified(value: JsonObject): boolean {
  return child(child(child(value, '$extensions'), 'studio.tokens'), 'modify') !== undefined
}

/** What Terrazzo keeps beside the value: one for each mode. */
function modesOf(value: JsonObject, path: readonly string[], type: string | undefined): ForeignToken[] {
  const modes = child(child(value, '$extensions'), 'mode')
  return isJsonObject(modes) ? Object.keys(modes).map((mode) => token([...path, mode], type, modes[mode] ?? null)) : []
}

/** A group may hold a token that is called "value". */
function isTokenKey(value: JsonObject, key: string): boolean {
  const found = child(value, key)
  if (found === undefined) return false
  return !isJsonObject(found) || typeof value['type'] === 'string' || 'colorSpace' in found
}

/** Parts of a typography, a border, a transition or a gradient, by their names. */
function partsOf(value: JsonValue, path: readonly string[]): ForeignToken[] {
  if (!isJsonObject(value)) return []
  return Object.entries(compositeParts).flatMap(([key, type]) => {
    const part = child(value, key)
    return part === undefined ? [] : [token([...path, key], type, part)]
  })
}

const compositeParts: Readonly<Record<string, string>> = {
  fontFamily: 'fontFamily',
  fontSize: 'dimension',
  fontWeight: 'fontWeight',
  duration: 'duration',
  width: 'dimension',
}

/** Keys that say something about a token or a file. */
const aside: ReadonlySet<string> = new Set([
  ...[
    'description',
    'comment',
    'uuid',
    'component',
    'deprecated',
    'deprecated_comment',
    'attributes',
    'original',
    'filePath',
  ],
  ...[
    'type',
    'category',
    'renamed',
    'seed',
    'coreColors',
    'extendedColors',
    'schema',
    'key',
    'meta',
    'private',
    'isSource',
  ],
])

/** Of these, the keys that are names of groups too: they say something about a token only as a text. */
const groupsToo: ReadonlySet<string> = new Set(['component', 'type', 'category', 'key', 'private'])

/** A name and its value alone, such as "brand": "#1a2b3c". */
function isPlainToken(key: string, value: JsonValue): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  if (typeof value === 'string' && /^\{[^{}]+\}$/.test(value)) return true
  if (/font.?family|^family$|typeface/i.test(key)) return typeof value === 'string'
  return (['color', 'dimension', 'duration', 'shadow', 'fontWeight'] as const).some(
    (type) => meantValue(type, value) !== undefined,
  )
}

function token(path: readonly string[], type: string | undefined, value: JsonValue): ForeignToken {
  return { name: path.join('.'), path, type, value }
}
