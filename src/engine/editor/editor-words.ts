import type { Schema } from '@/engine/schema/schema-files'

/**
 * How much of a value a file contains. A `layer` is merged over a template: what it leaves out is inherited and null
 * removes. Lists replace, so values within a list are `whole`.
 */
export type Extent = 'layer' | 'whole'

/** The description, with the default if it is informative. */
export function described(description: unknown, usual?: unknown): Schema {
  if (typeof description !== 'string') return usual === undefined ? {} : { default: usual }
  const text = description.replace(/[\\`*_{}[\]<>]/g, '\\$&')
  const isTelling = usual !== undefined && !['{}', '[]'].includes(JSON.stringify(usual))
  const markdownDescription = isTelling ? `${text}\n\nDefault: \`${JSON.stringify(usual)}\`` : text
  return { markdownDescription, ...(usual === undefined ? {} : { default: usual }) }
}

const removal = 'Remove what the template says here.'

/** The allowed types and values. An enumeration implies the type. */
export function typeAndWords(schema: Schema, extent: Extent): Schema {
  const types = schema['type'] === undefined ? [] : [schema['type']].flat()
  const words = 'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined)
  const more = extent === 'layer' ? ['null'] : []
  if (words === undefined) return types.length > 0 ? { type: [...new Set([...types, ...more])] } : {}
  const said: Schema = { enum: extent === 'layer' ? [...words, null] : words }
  const meanings = schema['enumDescriptions'] as string[] | undefined
  if (meanings !== undefined) said['enumDescriptions'] = extent === 'layer' ? [...meanings, removal] : meanings
  return said
}
