import type { JsonValue } from '@/contract/json/json-value'
import type { Schema } from './schema-files'

/** The words of which a text must be one; none where the schema names none. */
export function wordsOf(schema: Schema | undefined): readonly string[] {
  const listed = (schema?.['enum'] ?? []) as readonly JsonValue[]
  return listed.filter((each) => typeof each === 'string')
}

export const isWord = (schema: Schema | undefined, value: JsonValue | undefined): boolean =>
  typeof value === 'string' && wordsOf(schema).includes(value)
