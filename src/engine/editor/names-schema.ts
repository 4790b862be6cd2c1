import type { OfferedNames } from './editor-names'
import { nameSnippets } from './editor-snippets'
import type { Schema } from '@/engine/schema/schema-files'

/** What names are offered for, as `x-ref` of the schemas says it. */
const kinds = ['asset', 'bannerGroup', 'feature', 'language', 'merchant', 'route', 'rule', 'textKey', 'vendor']

export const namesFile = 'names.schema.json'

/** Names that editors offer, a definition a kind, beside the schemas of the files: all that differs without need. */
export function namesSchema(names: OfferedNames): Schema {
  const definitions = kinds.map((kind) => [kind, { defaultSnippets: nameSnippets(names.get(kind) ?? []) }])
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Names',
    definitions: Object.fromEntries(definitions) as Schema,
  }
}

/** Offered, and no more than that: what a brand is still to name is no mistake of the file. */
export function namesRef(kind: unknown): Schema {
  return kinds.includes(String(kind)) ? { allOf: [{ $ref: `${namesFile}#/definitions/${String(kind)}` }] } : {}
}
