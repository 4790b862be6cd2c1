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
