import { child, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import type { Asset } from '@/engine/folder/asset-files'
import type { ConfigFile } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'

/** A value of the merged files that names an asset. */
export interface AssetLeaf {
  readonly file: ConfigFile
  readonly path: Path
  /** The name as written in the file. */
  readonly name: string
  readonly asset: Asset
}

/** The files with asset names replaced by public paths. Objects without asset names are kept by identity. */
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
