import { isJsonObject } from '@/contract/json/json-value'
import { mistake, type Mutant } from './mutant'
import { isInherited, type Place } from './places'
import { otherCasesOf, typosOf } from './typos'

/** Keys that the schema lists, in objects without additional properties: misspelt, each is unknown. */
export function misspeltKeys({ file, keyNode, holder, value }: Place): Mutant[] {
  if (keyNode === undefined || value === null || holder?.schema['additionalProperties'] !== false) return []
  const key = keyNode.value as string
  const listed = new Set(holder.properties.keys())
  const turn = (kind: string, words: string[]): Mutant[] =>
    words
      .filter((word) => !listed.has(word))
      .map((word) => mistake(kind, file, { ...keyNode, text: JSON.stringify(word) }, key))
  return [...turn('misspelt key', typosOf(key)), ...turn('key in another case', otherCasesOf(key))]
}

/**
 * `null` removes the template's value: under a misspelt key it removes nothing. (The key of another entry of the
 * template removes that one, which nobody can tell from what was meant.)
 */
export function misspeltRemovals(place: Place): Mutant[] {
  const { file, path, keyNode, value } = place
  if (keyNode === undefined || value !== null) return []
  const key = keyNode.value as string
  return typosOf(key)
    .filter((word) => !isInherited({ ...place, path: [...path.slice(0, -1), word] }))
    .map((word) => mistake('misspelt removal', file, { ...keyNode, text: JSON.stringify(word) }, key))
}

/**
 * Entries of maps with free keys that override an entry of the template. Under another name they are entries of their
 * own, which lack inherited keys. (A complete one is a new entry: no mistake.)
 */
export function misspeltOverrides(place: Place): Mutant[] {
  const { file, keyNode, holder, schema, value } = place
  if (keyNode === undefined || holder?.values === undefined || !isInherited(place) || !isJsonObject(value)) return []
  const required = [schema?.schema['required'] ?? []].flat() as string[]
  if (holder.properties.has(keyNode.value as string) || required.every((key) => value[key] != null)) return []
  const key = keyNode.value as string
  return typosOf(key)
    .filter((word) => !holder.properties.has(word) && hasFormOf(holder, word))
    .map((word) => mistake('misspelt override', file, { ...keyNode, text: JSON.stringify(word) }, key))
}

/** Whether the map allows the key. */
export function hasFormOf({ schema }: NonNullable<Place['holder']>, key: string): boolean {
  const { pattern, enum: names } = (schema['propertyNames'] ?? {}) as { pattern?: string; enum?: string[] }
  return names?.includes(key) ?? (pattern === undefined || new RegExp(pattern).test(key))
}
