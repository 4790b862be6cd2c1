import type { SchemaNode } from '@/engine/schema/schema-node'
import { valueAt, type JsonValue } from '@/contract/json/json-value'
import type { Leaf } from './leaves'
import type { Place } from './places'
import type { StagedSite } from './staged-site'
import { targetsIn } from './targets'
import { otherValues } from './values'

/** More choices than this are a list of names that goes to one place: one other name stands for all. */
const mostChoices = 6

/** Of a free value, so many others are tried in each place. */
const mostValues = 6

/** Values other than the one that holds, written or by default, by the change that they make: one way is as good as the other. */
export function valuesAt(place: Place, { node, file: config }: Leaf, before: StagedSite): Map<string, JsonValue> {
  const { file, path, files } = place
  const held =
    valueAt(before.merchant.config[config as 'site'] as unknown as JsonValue, path) ?? defaultOf(node, before)
  const current = valueAt(files[file], path) ?? held
  const others = otherValues(node, current, targetsIn(files, file, path))
  const tried = isChoice(node) ? others : others.slice(0, mostValues)
  return new Map(
    tried.map((value) => [
      [current, value]
        .map((each) => JSON.stringify(each))
        .sort()
        .join(' and '),
      value,
    ]),
  )
}

/** The value of the key that stands in for one that is left out, where the schema names it. */
function defaultOf({ schema }: SchemaNode, { merchant }: StagedSite): JsonValue | undefined {
  const from = schema['x-default-from']
  if (typeof from !== 'string') return undefined
  const [file, ...keys] = from.split('.')
  return valueAt(merchant.config[file as 'site'] as unknown as JsonValue, keys)
}

/** A choice of few counts only when every value of it shows. */
export function isChoice({ schema, branches, ref }: SchemaNode): boolean {
  const choices = Array.isArray(schema['enum']) ? schema['enum'].length : branches.size
  return (
    schema['type'] === 'boolean' || branches.size > 0 || (ref === undefined && choices > 0 && choices <= mostChoices)
  )
}
