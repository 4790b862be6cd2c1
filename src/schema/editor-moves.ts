import type { Extent } from './editor-words'
import type { Snippet } from './editor-snippets'
import type { Schema } from './schema-files'

/** Over the order of its template a file may lay moves of single entries: see src/engine/order-moves.ts. */
export function isMovable(schema: Schema, pointer: string, extent: Extent): boolean {
  return extent === 'layer' && schema['type'] === 'array' && pointer.endsWith('/order')
}

const neighbour = { type: 'string', markdownDescription: 'Name of the entry that it stands beside.' }

/** What stands under the name of an entry. */
export const orderMove: Schema = {
  type: ['object', 'null'],
  markdownDescription: 'Moves the entry before or after another. null takes it out of the order.',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: { before: neighbour, after: neighbour },
}

export const moveSnippet: Snippet = {
  label: 'Move one entry',
  description: 'Instead of the whole list: the entries that stand elsewhere than in the template, or are new in it.',
  body: { '${1:entry}': { after: '${2:neighbour}' } },
}
