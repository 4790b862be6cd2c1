import type { FieldSchema } from '@/tools/studio/form-model'

/** A design token: a value with a description, shown as one field. */
export function isToken({ properties }: FieldSchema): boolean {
  return properties?.['$value'] !== undefined
}

export function isColor({ properties }: FieldSchema): boolean {
  return properties?.['colorSpace'] !== undefined && properties['components'] !== undefined
}

/** A measure or a duration: a number and its unit. */
export function isMeasure({ properties }: FieldSchema): boolean {
  return properties?.['unit'] !== undefined && properties['value'] !== undefined
}

/** An object that is shown on one line. */
export function isBare(schema: FieldSchema): boolean {
  return schema.type === 'object' && (isToken(schema) || isColor(schema) || isMeasure(schema))
}

/** A value with nested fields, which can be collapsed. */
export function isGroup(schema: FieldSchema): boolean {
  return (schema.type === 'object' || schema.type === 'array') && !isBare(schema)
}

/** The map that each kind of name in an `order` refers to. */
const orderedMaps: Readonly<Record<string, string>> = { item: 'items', section: 'sections', field: 'fields' }

/** The map whose entries are ordered by the list `order` beside it. */
export function orderedMapOf({ properties }: FieldSchema): string | undefined {
  const kind = properties?.['order']?.items?.['x-ref']
  const map = kind === undefined ? undefined : orderedMaps[kind]
  return map !== undefined && properties?.[map] !== undefined ? map : undefined
}

/** Whether a form shows a key: not constants of the schema, nor the file's `$schema`. */
export function isAsked(key: string, schema: FieldSchema): boolean {
  return key !== '$schema' && schema.const === undefined
}
