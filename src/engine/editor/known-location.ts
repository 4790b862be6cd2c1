import { child, isJsonObject, keysOf, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { Schema } from '@/engine/schema/schema-files'

/** What is known of a brand at a place of one of its files. */
export interface KnownPlace {
  /** What its templates say there. */
  readonly inherited: JsonValue | undefined
  /** What it says itself, laid over that. */
  readonly merged: JsonValue | undefined
  /** The objects that the place stands in, the outermost first. */
  readonly around: readonly JsonObject[]
}

/** The map whose entries a list names, by the kind of names. */
const entryMaps: Readonly<Record<string, string>> = { item: 'items', section: 'sections', field: 'fields' }

/** What is known one step further in; undefined where nothing is. */
export function inside(known: KnownPlace | undefined, key: string): KnownPlace | undefined {
  const merged = child(known?.merged, key)
  if (known === undefined || merged === undefined || !isJsonObject(known.merged)) return undefined
  return { inherited: child(known.inherited, key), merged, around: [...known.around, known.merged] }
}

/** Names that a list of this schema may hold; none where it does not name entries of a map beside it. */
export function entriesBeside(known: KnownPlace | undefined, { items }: Schema): string[] {
  const kind = isJsonObject(items) ? items['x-ref'] : undefined
  const map = typeof kind === 'string' ? entryMaps[kind] : undefined
  if (known === undefined || map === undefined) return []
  return keysOf(known.around.findLast((each) => isJsonObject(each[map]))?.[map])
}
