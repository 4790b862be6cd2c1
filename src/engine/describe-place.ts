import type { SchemaNode } from './schema-node'

/** What a place is for, as its schema says it, without the full stop. */
export function describePlace(node: SchemaNode | undefined): string {
  const { description } = node?.schema ?? {}
  return typeof description === 'string' ? description.replace(/\.$/, '') : ''
}
