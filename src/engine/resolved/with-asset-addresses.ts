import { child, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { AssetLeaf } from '@/engine/checker/check-references'
import type { Draft } from '@/engine/merge/draft'

/** The files with the addresses of assets where these were named. What names none stays the very object that it was. */
export function withAddresses(config: Draft['config'], leaves: readonly AssetLeaf[]): Draft['config'] {
  const copies = new Set<JsonValue>()
  const copyOf = (value: JsonValue | undefined): JsonObject => {
    if (value !== undefined && copies.has(value)) return value as JsonObject
    const copy = Array.isArray(value) ? [...value] : { ...(value as JsonObject) }
    copies.add(copy)
    return copy as JsonObject
  }
  const result = { ...config }
  for (const { file, path, asset } of leaves) {
    let holder = (result[file] = copyOf(result[file]))
    for (const key of path.slice(0, -1)) holder = holder[key] = copyOf(child(holder, key))
    holder[path.at(-1) as string] = asset.publicPath
  }
  return result
}
