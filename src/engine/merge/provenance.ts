import { valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { ConfigFile, FileKey } from '@/engine/schema/config-files'
import { layersOf } from './draft'
import type { JsonFile } from '@/engine/folder/json-file'
import { fromPointer } from '@/contract/json/json-pointer'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { ownKeys } from './merge-layers'
import { layersThatSet, targetRange } from './locate'

export interface Origin {
  /** Absolute. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly value: JsonValue
}

/** Provenance: where a resolved value was written, and the lower layers that also wrote it, nearest first. */
export interface Provenance extends Origin {
  readonly overridden: readonly Origin[]
}

/**
 * Provenance of a value of the resolved merchant, for example `/menus/side/order` or `/locales/TY/nav.home`. Undefined
 * for a schema default, which no file wrote.
 */
export function provenanceOf(
  merchant: { readonly layers: readonly MerchantFolder[] },
  pointer: string,
): Provenance | undefined {
  const { key, path } = fileAndPath(fromPointer(pointer))
  const [topmost, ...others] = layersThatSet(layersFor(merchant.layers, key, path), path)
  if (topmost === undefined) return undefined
  return { ...originIn(topmost, path), overridden: others.map((layer) => originIn(layer, path)) }
}

/** The layers that may set a place: only the merchant's own for keys that are not inherited. */
export function layersFor(chain: readonly MerchantFolder[], key: FileKey, path: Path): JsonFile[] {
  const isOwn = key === 'site' && ownKeys.has(String(path[0]))
  return layersOf(isOwn ? chain.slice(0, 1) : chain, key)
}

function fileAndPath([first = '', ...rest]: string[]): { key: FileKey; path: Path } {
  if (first !== 'locales') return { key: first as ConfigFile, path: rest }
  return { key: `locales/${rest[0]}`, path: rest.slice(1) }
}

function originIn(layer: JsonFile, path: Path): Origin {
  const { start } = targetRange(layer, path, 'value').range
  return { file: layer.path, ...start, value: valueAt(layer.value, path) as JsonValue }
}
