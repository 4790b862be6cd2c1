import { child, isJsonObject, keysOf, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { Schema } from '@/engine/schema/schema-files'

/** What is known of a brand at one location of its files. */
export interface KnownPlace {
  /** The value inherited from its templates. */
  readonly inherited: JsonValue | undefined
  /** The value after its own file is merged in. */
  readonly merged: JsonValue | undefined
  /** The enclosing objects, the outermost first. */
  readonly around: readonly JsonObject[]
}

/** The map whose entries a list names, by kind of name. */
const entryMaps: Readonly<Record<string, string>> = { item: 'items', section: 'sections', field: 'fields' }

/** The information one level deeper; undefined when there is none. */
export function inside(known: KnownPlace | undefined, key: string): KnownPlace | undefined {
  const merged = child(known?.merged, key)
  if (known === undefined || merged === undefined || !isJsonObject(known.merged)) return undefined
  return { inherited: child(known.inherited, key), merged, around: [...known.around, known.merged] }
}

/** Names that a list with this schema may hold; none when it does not name entries of a sibling map. */
export function entriesBeside(known: KnownPlace | undefined, { items }: Schema): string[] {
  const kind = isJsonObject(items) ? items['x-ref'] : undefined
  const map = typeof kind === 'string' ? entryMaps[kind] : undefined
  if (known === undefined || map === undefined) return []
  return keysOf(known.around.findLast((each) => isJsonObject(each[map]))?.[map])
}
