import type { Schema } from './schema-files'
import type { SchemaNode } from './schema-node'

/** A message followed by the description of the place, if its schema has one. */
export function withMeaning(message: string, node: SchemaNode | undefined): string {
  const meaning = describePlace(node)
  return meaning === '' ? message : `${message}: ${meaning}`
}

/** The description of a place in its schema, without the full stop. */
export function describePlace(node: SchemaNode | undefined): string {
  const { description } = node?.schema ?? {}
  return typeof description === 'string' ? description.replace(/\.$/, '') : ''
}

/** An example for a pattern, because people cannot read the pattern itself. */
export function exampleOf(schema: Schema | undefined): string {
  const [example] = (schema?.['examples'] ?? []) as readonly unknown[]
  return String(example)
}
