import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { meantValue } from '@/engine/dtcg/meant-value'
import { schemeInName, wordsIn } from './scheme-words'
import { isByMode, modesOf, usualModes } from './token-modes'

/** A token of a file that another tool wrote. */
export interface ForeignToken {
  /** Its path in the file, joined by points: how mappings name it. */
  readonly name: string
  readonly path: readonly string[]
  /** As the file says it, if it does. */
  readonly type: string | undefined
  /** As written; it may name another token. */
  readonly value: JsonValue
  /** The file, set or theme that its path begins with, where there are several. */
  readonly root?: string
  /** The name of its mode; undefined where its file has no modes. */
  readonly mode?: string
  /** Index in the path from which names are those of modes; undefined where there are none. */
  readonly modeAt?: number
  /** Whether it is there to be referred to: another one stands for it. */
  readonly isAside?: true
  /** Whether the later one of several sets counts, for what it names too. */
  readonly isLayer?: true
  /** Whether the tool makes another value of what is written. */
  readonly isModified?: true
}

/**
 * The tokens of a file: of DTCG (Figma, Terrazzo, Penpot), Tokens Studio, Style Dictionary, Theo, Spectrum, Specify,
 * Material, or a plain map of names and values. `start`: what stands before each path, if there are several files.
 */
export function foreignTokens(file: JsonValue, start: readonly string[] = []): ForeignToken[] {
  return tokensIn(file, { path: start, type: undefined, modes: new Set() })
}

/** Whether an object is a token, and not a group of them. */
export function isForeignToken(value: JsonObject): boolean {
  return writtenValue(value, new Set()) !== undefined
}

/** Where a value stands, and what is said of it further out. */
interface Place {
  readonly path: readonly string[]
  readonly type: string | undefined
  /** The modes that the file names. */
  readonly modes: ReadonlySet<string>
  readonly modeAt?: number
}

/** An entry of a list, as plugins for Figma and Theo write it: a name, with slashes perhaps, and a value. */
function listed(entry: JsonValue, place: Place): ForeignToken[] {
  const name = child(entry, 'name')
  if (typeof name !== 'string' || !isJsonObject(entry)) return []
  const path = [...place.path, ...name.split('/')]
  const inner = listKeys.map((key) => child(entry, key)).find((each) => Array.isArray(each))
  const value = child(entry, 'value')
  if (Array.isArray(value) && value.some((each) => child(each, 'name') !== undefined))
    return tokensIn(value, { ...place, path, type: undefined })
  if (inner !== undefined && inner.some((each) => child(each, 'name') !== undefined))
    return tokensIn(inner, { ...place, path, type: undefined })
  const type = child(entry, 'type')
  // Figma's API has its types in capitals.
  const said = typeof type !== 'string' ? undefined : type === type.toUpperCase() ? type.toLowerCase() : type
  const found = tokenOf(entry, { ...place, path, type: said })
  return found.length > 0 || value === undefined ? found : [token(path, said, value)]
}

/** What lists of variables, of their modes and of their collections are called. */
const listKeys = ['collections', 'modes', 'variables', 'tokens', 'values']

function tokensIn(value: JsonValue, place: Place): ForeignToken[] {
  const { path } = place
  if (Array.isArray(value)) return value.flatMap((each) => listed(each, place))
  if (!isJsonObject(value)) return isPlainToken(path.at(-1) ?? '', value) ? [token(path, place.type, value)] : []
  const inner = { ...place, type: typeIn(value, place), modes: declaredModes(value, place.modes) }
  const found = tokenOf(value, inner)
  return found.length > 0 ? found : tokensOfGroup(value, inner)
}

function tokensOfGroup(value: JsonObject, place: Place): ForeignToken[] {
  const sets = child(value, 'sets')
  if (isJsonObject(sets)) return tokensOfSets(sets, place)
  return Object.keys(value).flatMap((key) => {
    if (key === '$root') return tokensIn(value[key] as JsonValue, place)
    const isAside = aside.has(key) && !(groupsToo.has(key) && isJsonObject(value[key]))
    return key.startsWith('$') || isAside
      ? []
      : tokensIn(value[key] as JsonValue, { ...place, path: [...place.path, key] })
  })
}

/** What Spectrum has in place of a token: one for each of its sets. */
function tokensOfSets(sets: JsonObject, place: Place): ForeignToken[] {
  const { path, modeAt = path.length } = place
  const names = Object.keys(sets)
  return names.flatMap((name) =>
    tokensIn(sets[name] as JsonValue, { ...place, path: [...path, name], modeAt }).map((each) => ({
      ...each,
      mode: each.mode ?? name,
      modeAt,
      ...asideOf(name, names),
    })),
  )
}

/** Beside light and dark, modes for other screens are for who asks for them. */
function asideOf(mode: string, modes: readonly string[]): Pick<ForeignToken, 'isAside'> {
  const isOther = schemeInName(mode) === undefined && !usualModes.has(wordsIn(mode).join(' '))
  return isOther && modes.some((each) => schemeInName(each) !== undefined) ? { isAside: true } : {}
}

/** A token, its parts, and its values in other modes; nothing where the object is none. */
function tokenOf(value: JsonObject, { path, type, modes: declared }: Place): ForeignToken[] {
  const written = writtenValue(value, declared)
  const modes = modesOf(value, declared)
  const others = [...modes].map(([mode, each]) => ({
    ...token([...path, mode], type, each),
    mode,
    modeAt: path.length,
    ...asideOf(mode, [...modes.keys()]),
  }))
  if (written === undefined) return others
  if (!isByMode(written, declared))
    return [
      { ...token(path, type, written), ...(isModified(value) && { isModified: true as const }) },
      ...partsOf(written, path),
      ...others,
    ]
  const usual = [...modes].find(([mode]) => modes.size === 1 || usualModes.has(wordsIn(mode).join(' ')))
  if (usual === undefined) return others
  return [token(path, type, usual[1]), ...others.filter(({ mode }) => mode !== usual[0])]
}

function typeIn(value: JsonObject, { type }: Place): string | undefined {
  const said = child(value, '$type') ?? (isTokenKey(value, 'value', new Set()) ? child(value, 'type') : undefined)
  return typeof said === 'string' ? said : type
}

/** Specify names the modes of a collection at its group. */
function declaredModes(value: JsonObject, outer: ReadonlySet<string>): ReadonlySet<string> {
  const names = child(child(value, '$collection'), '$modes')
  return Array.isArray(names) ? new Set(names.filter((name) => typeof name === 'string')) : outer
}

/** What a token says its value is; undefined where the object is a group. */
function writtenValue(value: JsonObject, declared: ReadonlySet<string>): JsonValue | undefined {
  if (value['$value'] !== undefined) return value['$value']
  if (typeof value['$ref'] === 'string') return { $ref: value['$ref'] }
  return isTokenKey(value, 'value', declared) ? value['value'] : undefined
}

/** Tokens Studio makes another colour of the value: lighter, darker, mixed, or one that lets light through. */
function isModified(value: JsonObject): boolean {
  return child(child(child(value, '$extensions'), 'studio.tokens'), 'modify') !== undefined
}

/** A group may hold a token that is called "value". */
function isTokenKey(value: JsonObject, key: string, declared: ReadonlySet<string>): boolean {
  const found = child(value, key)
  if (found === undefined) return false
  if (!isJsonObject(found) || typeof value['type'] === 'string' || 'colorSpace' in found) return true
  return isByMode(found, declared)
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
