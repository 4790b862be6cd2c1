import type { OfferedNames } from './editor-names'
import { nameSnippets } from './editor-snippets'
import type { Schema } from '@/engine/schema/schema-files'

/** The kinds of names that are offered, as in `x-ref` of the schemas. */
const kinds = ['asset', 'bannerGroup', 'feature', 'language', 'merchant', 'route', 'rule', 'textKey', 'vendor']

export const namesFile = 'names.schema.json'

/** Names for autocompletion, in a schema of their own beside the files' schemas, with a definition for each kind. */
export function namesSchema(names: OfferedNames): Schema {
  const definitions = kinds.map((kind) => [kind, { defaultSnippets: nameSnippets(names.get(kind) ?? []) }])
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Names',
    definitions: Object.fromEntries(definitions) as Schema,
  }
}

/**
 * Only offers the names and does not restrict values: a name that a brand has yet to define is no mistake of the file.
 */
export function namesRef(kind: unknown): Schema {
  return kinds.includes(String(kind)) ? { allOf: [{ $ref: `${namesFile}#/definitions/${String(kind)}` }] } : {}
}
