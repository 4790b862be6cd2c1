import { valueAt } from '@/contract/json/json-value'
import type { Edit, Mutant } from './mutant'
import type { Place } from './places'
import { shipped } from './shipped-files'

/** Keys that the schema requires and no template provides: without them the object is incomplete. */
export function missingKeys({ file, path, node, schema }: Place): Mutant[] {
  if (node.type !== 'object' || schema === undefined) return []
  const required = (schema.schema['required'] ?? []) as string[]
  const properties = node.children ?? []
  return properties.flatMap((property, index): Mutant[] => {
    const key = property.children?.[0]?.value as string
    if (!required.includes(key) || valueAt(file.below.get(file.key), [...path, key]) !== undefined) return []
    const previous = properties[index - 1]
    const next = properties[index + 1]
    const start = next === undefined && previous !== undefined ? previous.offset + previous.length : property.offset
    const edit: Edit = { offset: start, length: (next?.offset ?? property.offset + property.length) - start, text: '' }
    return [{ kind: 'missing key', file, edit, spots: [{ file, offset: node.offset }], meant: key }]
  })
}

/** Folders whose files depend on those of a folder, itself first. */
export function reachedFrom(code: string): string[] {
  const heirs = [...shipped.folders.values()].filter(
    ({ files }) => valueAt(files.get('site')?.value, ['extends']) === code,
  )
  return [code, ...heirs.flatMap((heir) => reachedFrom(heir.code))]
}
