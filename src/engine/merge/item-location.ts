import { child, isJsonObject, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FindingTarget } from '@/engine/finding/check'
import type { FileKey } from '@/engine/schema/config-files'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { layersFor } from './provenance'

interface ItemPlace {
  readonly path: Path
  readonly spot: FindingTarget
}

/**
 * The place where an item of a merged list is written: a layer with moves has it as a key, and the list below has it at
 * an index of its own. Returns any other path unchanged.
 */
export function itemPlace(
  chain: readonly MerchantFolder[],
  file: FileKey,
  path: Path,
  value: JsonValue | undefined,
): ItemPlace {
  const list = path.slice(0, -1)
  const asItIs: ItemPlace = { path: [...path], spot: 'value' }
  if (typeof path.at(-1) !== 'number' || typeof value !== 'string') return asItIs
  const indexIn = (written: JsonValue[]): ItemPlace | undefined => {
    const index = written.indexOf(value)
    return index < 0 ? undefined : { path: [...list, index], spot: 'value' }
  }
  for (const layer of layersFor(chain, file, path)) {
    const written = valueAt(layer.value, list)
    if (Array.isArray(written)) return indexIn(written) ?? asItIs
    if (isJsonObject(written) && child(written, value) !== undefined) return { path: [...list, value], spot: 'key' }
  }
  return asItIs
}
