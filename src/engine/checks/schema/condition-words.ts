import { nameDenied } from '@/engine/names/denial'
import type { SchemaNode } from '@/engine/schema/schema-node'

/** The key of a condition that other languages call so. */
const words: Readonly<Record<string, string>> = {
  and: 'all',
  every: 'all',
  allOf: 'all',
  '&&': 'all',
  or: 'any',
  some: 'any',
  either: 'any',
  anyOf: 'any',
  oneOf: 'any',
  '||': 'any',
  none: 'not',
  nor: 'not',
  unless: 'not',
  except: 'not',
  '!': 'not',
}

/** The key of a condition that is meant by a word of another language; undefined elsewhere. */
export function conditionMeant(key: string, node: SchemaNode | undefined): string | undefined {
  const isCondition = ['all', 'any', 'not'].every((each) => node?.properties.has(each) === true)
  return isCondition && Object.hasOwn(words, key) ? words[key] : undefined
}

/** How a condition says the opposite, for a value that denies one of these names; empty for any other value. */
export function oppositeOf(key: string, value: string, names: readonly string[]): string {
  const denied = nameDenied(value, names)
  return denied === undefined ? '' : `: the opposite is "not": { "${key}": "${denied}" }`
}
