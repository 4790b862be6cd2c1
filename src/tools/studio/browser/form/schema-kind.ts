import type { FieldSchema } from '@/tools/studio/form-model'

/** A design token: a value with a note. It is asked as one field. */
export function isToken({ properties }: FieldSchema): boolean {
  return properties?.['$value'] !== undefined
}

export function isColor({ properties }: FieldSchema): boolean {
  return properties?.['colorSpace'] !== undefined && properties['components'] !== undefined
}

/** A measure or a time: a number and its unit. */
export function isMeasure({ properties }: FieldSchema): boolean {
  return properties?.['unit'] !== undefined && properties['value'] !== undefined
}

/** What is shown as one line though it is an object. */
export function isBare(schema: FieldSchema): boolean {
  return schema.type === 'object' && (isToken(schema) || isColor(schema) || isMeasure(schema))
}

/** What holds further fields and can be folded. */
export function isGroup(schema: FieldSchema): boolean {
  return (schema.type === 'object' || schema.type === 'array') && !isBare(schema)
}

/** The names that each kind of entry in an `order` stands for. */
const orderedMaps: Readonly<Record<string, string>> = { item: 'items', section: 'sections', field: 'fields' }

/** The map whose entries the list `order` beside it puts in order. */
export function orderedMapOf({ properties }: FieldSchema): string | undefined {
  const kind = properties?.['order']?.items?.['x-ref']
  const map = kind === undefined ? undefined : orderedMaps[kind]
  return map !== undefined && properties?.[map] !== undefined ? map : undefined
}

/** Keys that a form does not ask: what the schema fixes, and the reference of the file to its schema. */
export function isAsked(key: string, schema: FieldSchema): boolean {
  return key !== '$schema' && schema.const === undefined
}
