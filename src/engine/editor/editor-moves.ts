import { orderKeys } from '@/contract/json/listed-entries'
import type { Extent } from './editor-words'
import { offered, type Snippet } from './editor-snippets'
import type { Schema } from '@/engine/schema/schema-files'

/**
 * Whether a file may use moves of single entries in place of its template's order: see src/engine/merge/order-moves.ts.
 */
export function isMovable(schema: Schema, pointer: string, extent: Extent): boolean {
  return extent === 'layer' && schema['type'] === 'array' && orderKeys.includes(pointer.split('/').at(-1))
}

/** The schema of the value under an entry's name. */
export function moveOf(entries: readonly string[]): Schema {
  const markdownDescription = 'Name of the entry that it stands beside.'
  const neighbour = { type: 'string', markdownDescription, ...offered(entries) }
  return {
    type: ['object', 'null'],
    markdownDescription: 'Moves the entry before or after another. null takes it out of the order.',
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    properties: { before: neighbour, after: neighbour },
  }
}

export function moveSnippet(entries: readonly string[]): Snippet {
  const place = (at: number, name: string) =>
    entries.length > 0 ? `\${${at}|${entries.join()}|}` : `\${${at}:${name}}`
  return {
    label: 'Move one entry',
    description: 'Instead of the whole list: the entries that stand elsewhere than in the template, or are new in it.',
    body: { [place(1, 'entry')]: { after: place(2, 'neighbour') } },
  }
}
