import type { JsonValue } from '@/contract/json/json-value'
import type { Schema } from '@/engine/schema/schema-files'
import { mistake, type Mutant } from './mutant'
import type { Place } from './places'
import { otherCasesOf, typosOf } from './typos'

const samples: readonly JsonValue[] = ['wrong', 4.5, true, {}, []]

/** A value of each type that the schema does not allow. */
export function wrongTypes({ file, node, schema, path }: Place): Mutant[] {
  if (schema === undefined) return []
  const types = [typeOf(schema.schema)].flat()
  if (types.length === 0) return []
  // Within a list null is a value; elsewhere it removes something.
  const wrong = [...samples, ...(typeof path.at(-1) === 'number' ? [null] : [])].filter(
    (sample) => !types.some((type) => isOfType(sample, type)),
  )
  return wrong.map((sample) => mistake('wrong type', file, { ...node, text: JSON.stringify(sample) }))
}

/** Strings with a number or a boolean, such as `"5000"`. */
export function quotedValues({ file, node, value, schema }: Place): Mutant[] {
  const isQuotable = typeof value === 'number' || typeof value === 'boolean'
  const types = [typeOf(schema?.schema ?? {})].flat()
  if (!isQuotable || types.length === 0 || types.includes('string')) return []
  return [mistake('quoted value', file, { ...node, text: JSON.stringify(String(value)) }, String(value))]
}

/** Values of an enumeration: misspelt, in another case, and an unlisted one. */
export function wrongWords({ file, node, value, schema }: Place): Mutant[] {
  if (typeof value !== 'string' || schema === undefined) return []
  const words = wordsOf(schema.schema)
  const turn = (kind: string, wrong: string[], meant?: string): Mutant[] =>
    wrong
      .filter((word) => !words.includes(word))
      .map((word) => mistake(kind, file, { ...node, text: JSON.stringify(word) }, meant))
  return words.includes(value)
    ? [
        ...turn('misspelt word', typosOf(value), value),
        ...turn('word in another case', otherCasesOf(value), value),
        ...turn('foreign word', ['qqqqqqqqqqqq']),
      ]
    : []
}

/** Values beyond a limit, or that do not match the schema's pattern. */
export function beyondLimits({ file, node, value, schema }: Place): Mutant[] {
  const { minimum, maximum, minLength, maxLength, pattern } = (schema?.schema ?? {}) as Limits
  const wrong: JsonValue[] = []
  if (typeof value === 'number' && minimum !== undefined) wrong.push(minimum - 1)
  if (typeof value === 'number' && maximum !== undefined) wrong.push(maximum + 1)
  if (typeof value === 'string' && minLength !== undefined) wrong.push('')
  if (typeof value === 'string' && maxLength !== undefined) wrong.push('a'.repeat(maxLength + 1))
  if (typeof value === 'string' && pattern !== undefined && !new RegExp(pattern).test('\u20ac \u20ac'))
    wrong.push('\u20ac \u20ac')
  return wrong.map((each) => mistake('beyond a limit', file, { ...node, text: JSON.stringify(each) }))
}

/** Lists with a duplicate. */
export function repeatedItems({ file, node, value, schema }: Place): Mutant[] {
  const last = node.children?.at(-1)
  if (!Array.isArray(value) || schema?.schema['uniqueItems'] !== true || last === undefined) return []
  const again = `, ${file.text.slice(last.offset, last.offset + last.length)}`
  const end = last.offset + last.length
  const mutant = mistake('repeated item', file, { offset: end, length: 0, text: again })
  return [{ ...mutant, spots: [{ file, offset: end + 2 }] }]
}

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

function typeOf(schema: Schema): string | string[] {
  if (schema['type'] !== undefined) return schema['type'] as string | string[]
  return 'const' in schema ? typeName(schema['const'] as JsonValue) : []
}

function wordsOf(schema: Schema): JsonValue[] {
  return 'const' in schema ? [schema['const'] as JsonValue] : ((schema['enum'] ?? []) as JsonValue[])
}

function isOfType(value: JsonValue, type: string): boolean {
  return typeName(value) === type || (type === 'integer' && Number.isInteger(value))
}

function typeName(value: JsonValue): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
