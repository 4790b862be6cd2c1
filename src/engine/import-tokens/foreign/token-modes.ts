import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { schemeInName, wordsIn } from './scheme-words'

/** The values of a token, one for each mode, as it is called. */
export type Modes = ReadonlyMap<string, JsonValue>

/**
 * Where a token has a value for each mode, in the forms of plugins and platforms. `declared`: the modes that the file
 * names somewhere else.
 */
export function modesOf(token: JsonObject, declared: ReadonlySet<string>): Modes {
  const places = [
    ...['$value', 'value'].map((key) => asModes(child(token, key), declared)),
    // A map of these names may be a group.
    ...['modes', '$modes', 'values'].map((key) =>
      Array.isArray(child(token, key)) ? namedModes(child(token, key)) : none,
    ),
    namedModes(child(token, 'valuesByMode')),
    ...inExtensions(child(token, '$extensions')),
    besides(token),
  ]
  const found = new Map<string, JsonValue>()
  for (const [mode, value] of places.flatMap((each) => [...each])) if (!found.has(mode)) found.set(mode, value)
  return found
}

/** Whether a value is one for each mode, and nothing else: `{"light": …, "dark": …}`. */
export function isByMode(value: JsonValue | undefined, declared: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => modeName(each) !== undefined)
  if (!isJsonObject(value)) return false
  const names = Object.keys(value)
  return names.length > 0 && (names.every((name) => declared.has(name)) || names.every(isModeName))
}

/** Modes that tools give to what has no other one. */
export const usualModes: ReadonlySet<string> = new Set(['default', 'base', 'mode 1'])

function isModeName(name: string): boolean {
  return schemeInName(name) !== undefined || usualModes.has(wordsIn(name).join(' '))
}

function asModes(value: JsonValue | undefined, declared: ReadonlySet<string>): Modes {
  return isByMode(value, declared) ? namedModes(value) : none
}

/** A map of names and values, or a list of entries that name their modes. */
function namedModes(value: JsonValue | undefined): Modes {
  if (Array.isArray(value))
    return new Map(
      value.flatMap((each) => {
        const value = valueIn(each)
        const name = modeName(each) ?? (value === each ? undefined : child(each, 'name'))
        return typeof name === 'string' ? [[name, value] as const] : []
      }),
    )
  if (!isJsonObject(value)) return none
  return new Map(Object.entries(value).map(([name, each]) => [name, valueIn(each)]))
}

function modeName(entry: JsonValue): string | undefined {
  const names = ['mode', '$mode', 'modeName', 'theme', 'scheme'].map((key) => child(entry, key))
  return names.find((name) => typeof name === 'string')
}

function valueIn(entry: JsonValue): JsonValue {
  const written = child(entry, '$value') ?? child(entry, 'value')
  const isMeasure = child(entry, 'unit') !== undefined
  return written === undefined || isMeasure ? entry : written
}

/** Terrazzo's "mode", "modes" of many tools, "com.figma.modes", and the same within a tool's own object. */
function inExtensions(extensions: JsonValue | undefined): Modes[] {
  if (!isJsonObject(extensions)) return []
  const found = Object.entries(extensions).flatMap(([key, value]) => {
    if (/(^|\.)modes?$/i.test(key)) return [namedModes(value)]
    return [...['mode', 'modes'].map((inner) => namedModes(child(value, inner))), schemesOf(value)]
  })
  return [...found, schemesOf(extensions)]
}

/** The keys "light" and "dark" of an object, whatever else it has. */
function schemesOf(value: JsonValue | undefined): Modes {
  const entries = ['light', 'dark'].map((name) => [name, child(value, name)] as const)
  return new Map(entries.flatMap(([name, each]) => (each === undefined ? [] : [[name, valueIn(each)] as const])))
}

/** What Style Dictionary's recipes write beside the value: "darkValue", or "dark". */
function besides(token: JsonObject): Modes {
  if (child(token, 'value') === undefined && child(token, '$value') === undefined) return none
  const found = Object.entries(token).flatMap(([key, value]) => {
    const [, name] = /^\$?(light|dark)(?:Value)?$/.exec(key) ?? []
    return name === undefined || typeof value === 'object' ? [] : [[name, value] as const]
  })
  return new Map(found)
}

const none: Modes = new Map()
