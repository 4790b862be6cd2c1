import type { Schema } from './schema-files'
import type { SchemaNode } from './schema-node'

/** A message with what the place is for, where its schema says it. */
export function withMeaning(message: string, node: SchemaNode | undefined): string {
  const meaning = describePlace(node)
  return meaning === '' ? message : `${message}: ${meaning}`
}

/** What a place is for, as its schema says it, without the full stop. */
export function describePlace(node: SchemaNode | undefined): string {
  const { description } = node?.schema ?? {}
  return typeof description === 'string' ? description.replace(/\.$/, '') : ''
}

/** How something of a pattern looks: the pattern itself says nothing to people. */
export function exampleOf(schema: Schema | undefined): string {
  const [example] = (schema?.['examples'] ?? []) as readonly unknown[]
  return String(example)
}
