import { toPointer } from '@/contract/json/json-pointer'
import {
  child,
  cloneJson,
  isJsonObject,
  valueAt,
  type JsonObject,
  type JsonValue,
  type Path,
} from '@/contract/json/json-value'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { referenceIn } from './reference'
import { isToken, sources } from './token-type'

/** A group that takes over another one, which there is not or which leads back to it. */
export interface ExtensionFault {
  readonly at: Path
  readonly written: string
  readonly message: string
}

export interface LayeredTokens {
  readonly tokens: JsonObject
  readonly faults: readonly ExtensionFault[]
  /** Paths of the groups that others extend. */
  readonly used: readonly Path[]
}

/**
 * Whether tokens have what a merge by keys gets wrong: a token with `$ref` over one with `$value`, or `$extends`, whose
 * tokens stand above those of the templates.
 */
export const needsLayers = memoiseByObject((tokens: JsonObject): boolean => holdsKeys(tokens))

function holdsKeys(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false
  return Object.keys(value).some(
    (key) =>
      key === '$ref' ||
      key === '$root' ||
      key === '$extends' ||
      (key !== '$value' && holdsKeys(value[key] as JsonValue)),
  )
}

/** The tokens of a theme's layers, the topmost first, laid over each other as DTCG 2025.10 has groups and tokens. */
export function layeredTokens(layers: readonly JsonValue[]): LayeredTokens {
  const notes: Notes = { faults: [], used: [] }
  let tokens: JsonObject = {}
  for (const layer of layers.toReversed()) {
    if (!isJsonObject(layer)) continue
    const below = tokens
    tokens = laidOver(below, layer) as JsonObject
    for (const path of extendingGroups(layer)) extend(tokens, below, layer, path, notes)
  }
  return { tokens, ...notes }
}

interface Notes {
  readonly faults: ExtensionFault[]
  readonly used: Path[]
}

/** Like a merge patch, but a token that says its value in one way hides how a layer below says it. */
function laidOver(below: JsonValue | undefined, above: JsonValue): JsonValue {
  if (!isJsonObject(above)) return cloneJson(above)
  const result: JsonObject = isJsonObject(below) ? { ...below } : {}
  if (isToken(above)) for (const key of sources) if (child(above, key) === undefined) delete result[key]
  for (const [key, value] of Object.entries(above)) {
    if (value === null) delete result[key]
    else if (key !== '__proto__') result[key] = laidOver(result[key], value)
  }
  return result
}

/** Groups with `$extends`, or with the `$ref` that means the same, the outer ones first. */
function extendingGroups(value: JsonValue, path: Path = []): Path[] {
  if (!isJsonObject(value)) return []
  const inner = Object.keys(value).flatMap((key) =>
    key.startsWith('$') ? [] : extendingGroups(value[key] as JsonValue, [...path, key]),
  )
  return typeof value['$extends'] === 'string' || isGroupWithRef(value) ? [path, ...inner] : inner
}

/** With tokens of its own beside the reference it is a group; without, a token. */
function isGroupWithRef(value: JsonObject): boolean {
  return typeof value['$ref'] === 'string' && Object.keys(value).some((key) => !key.startsWith('$'))
}

/** The group, over the one that it extends, over what the layers below have there. Modifies `tokens`. */
function extend(tokens: JsonObject, below: JsonObject, layer: JsonObject, path: Path, { faults, used }: Notes): void {
  const own = valueAt(layer, path) as JsonObject
  const key = typeof own['$extends'] === 'string' ? '$extends' : '$ref'
  const written = own[key] as string
  const reported = faults.length
  const report = (message: string) => {
    if (faults.length === reported) faults.push({ at: [...path, key], written, message })
  }
  const group = extended(tokens, path, new Set([toPointer(path)]), { report, used })
  const { [key]: _, ...local } = own
  const whole = laidOver(laidOver(valueAt(below, path), group ?? {}), local)
  const holder = valueAt(tokens, path.slice(0, -1))
  const name = path.at(-1)
  if (isJsonObject(holder) && name !== undefined) holder[name] = whole
}

/** The group that a group extends, with what that one extends. */
function extended(
  tokens: JsonObject,
  path: Path,
  seen: ReadonlySet<string>,
  notes: { readonly report: (message: string) => void; readonly used: Path[] },
): JsonValue | undefined {
  const group = valueAt(tokens, path) as JsonObject
  const written = group['$extends'] ?? group['$ref']
  if (typeof written !== 'string') return undefined
  const target = referenceIn({ $ref: written })?.path ?? []
  const inTokens = target[0] === 'tokens' && child(tokens, 'tokens') === undefined ? target.slice(1) : target
  const found = inTokens.length === 0 ? undefined : valueAt(tokens, inTokens)
  const pointer = toPointer(inTokens)
  const isBack = seen.has(pointer) || toPointer(path).startsWith(`${pointer}/`)
  if (!isJsonObject(found) || child(found, '$value') !== undefined || isBack) {
    notes.report(reasonOf(found, isBack, toPointer(path), written))
    return undefined
  }
  notes.used.push(inTokens)
  const { $extends: _, ...local } = found
  const base = extended(tokens, inTokens, new Set([...seen, pointer]), notes)
  return base === undefined ? local : laidOver(base, local)
}

function reasonOf(found: JsonValue | undefined, isBack: boolean, path: string, written: string): string {
  if (!isJsonObject(found)) return `there is no group ${written}`
  return isBack
    ? `${path} extends ${written}, which leads back to it: a circle`
    : `${written} is a token, and only groups are extended`
}
