import { branchFor, follow, propertyOf, type Props, type SchemaPlace } from './schema-place'

/** The props that a part gets, with its schema's defaults filled in. */
export function fillDefaults(place: SchemaPlace, props: Props): Props {
  return fill(place, props) as Props
}

function fill(place: SchemaPlace, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => fill(itemsOf(place), item))
  if (typeof value !== 'object' || value === null) return value
  const chosen = branchFor(place, value as Props)
  const known = new Set([...Object.keys(chosen.schema.properties ?? {}), ...Object.keys(value)])
  return Object.fromEntries([...known].flatMap((key) => entry(chosen, key, (value as Props)[key])))
}

function entry(place: SchemaPlace, key: string, value: unknown): [string, unknown][] {
  const inner = propertyOf(place, key)
  if (inner === undefined) return [[key, value]]
  const given = value === undefined ? structuredClone(inner.schema.default) : value
  return given === undefined ? [] : [[key, fill(inner, given)]]
}

function itemsOf({ schema, path }: SchemaPlace): SchemaPlace {
  return follow({ schema: schema.items ?? {}, path })
}
