import type { SchemaNode } from '@/engine/schema/schema-node'
import { valueAt, type JsonValue } from '@/contract/json/json-value'
import type { Leaf } from './leaves'
import type { Place } from './places'
import type { StagedSite } from './staged-site'
import { targetsIn } from './targets'
import { otherValues } from './values'

/** An enumeration with more values than this is a list of names with the same effect: one other name is enough. */
const mostChoices = 6

/** The most other values of a free value that are tried in each place. */
const mostValues = 6

/**
 * Values other than the current one, written or by default, keyed by the pair of values, because a change counts the
 * same in either direction.
 */
export function valuesAt(place: Place, leaf: Leaf, before: StagedSite): Map<string, JsonValue> {
  const { file, path, files } = place
  const { node } = leaf
  const current = currentAt(place, leaf, before)
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

/** Whether a switch is left out and has no default: leaving it out means one of its two values, which changes nothing. */
export function isLeftOut(place: Place, leaf: Leaf, before: StagedSite): boolean {
  return leaf.node.schema['type'] === 'boolean' && currentAt(place, leaf, before) === undefined
}

function currentAt({ file, path, files }: Place, { node, file: config }: Leaf, before: StagedSite) {
  const held = valueAt(before.merchant.config[config as 'site'] as unknown as JsonValue, path)
  return valueAt(files[file], path) ?? held ?? defaultOf(node, before)
}

/** The value of the key that is the fallback for a missing one, if the schema names it. */
function defaultOf({ schema }: SchemaNode, { merchant }: StagedSite): JsonValue | undefined {
  const from = schema['x-default-from']
  if (typeof from !== 'string') return undefined
  const [file, ...keys] = from.split('.')
  return valueAt(merchant.config[file as 'site'] as unknown as JsonValue, keys)
}

/** An enumeration with few choices counts only when every value of it has an effect. */
export function isChoice({ schema, branches, ref }: SchemaNode): boolean {
  const choices = Array.isArray(schema['enum']) ? schema['enum'].length : branches.size
  return (
    schema['type'] === 'boolean' || branches.size > 0 || (ref === undefined && choices > 0 && choices <= mostChoices)
  )
}
