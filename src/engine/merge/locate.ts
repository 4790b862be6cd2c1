import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { child, isJsonObject, pathIn, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FindingTarget } from '@/engine/finding/check'
import type { Range } from '@/engine/finding/diagnostic'
import type { JsonFile } from '@/engine/folder/json-file'
import { lineAt, rangeOf } from '@/engine/folder/text-range'

/** The layers, topmost first, that set something at a path and are not hidden by a layer above. */
export function layersThatSet(layers: readonly JsonFile[], path: Path): JsonFile[] {
  const setting: JsonFile[] = []
  for (const layer of layers) {
    if (valueAt(layer.value, path) !== undefined) setting.push(layer)
    if (cutsOff(layer.value, path)) break
  }
  return setting
}

/** Whether a layer replaces or removes the object that holds the value, so that lower layers have no effect. */
function cutsOff(value: JsonValue | undefined, path: Path): boolean {
  const [key, ...rest] = path
  if (value === undefined || key === undefined) return false
  return !isJsonObject(value) || cutsOff(child(value, key), rest)
}

/**
 * The layer and the path in it where a finding is shown: the place itself, or the nearest enclosing one that is
 * written.
 */
export function placeOf(
  layers: readonly JsonFile[],
  path: Path,
): { layer: JsonFile; path: Path; isExact: boolean } | undefined {
  for (let length = path.length; length >= 0; length--) {
    const part = path.slice(0, length)
    const layer = layersThatSet(layers, part)[0]
    if (layer !== undefined) return { layer, path: part, isExact: length === path.length }
  }
  return undefined
}

/** Range and first line of a value, of its key, or of the object that it is. */
export function targetRange(layer: JsonFile, path: Path, spot: FindingTarget): { range: Range; sourceLine: string } {
  const tree = layer.tree()
  const node = tree === undefined ? undefined : findNodeAtLocation(tree, [...pathIn(layer.value, path)])
  const { offset, length } = (spot === 'key' ? keyOf(node) : node) ?? { offset: 0, length: 0 }
  return { range: rangeOf(layer.text, offset, length), sourceLine: lineAt(layer.text, offset) }
}

function keyOf(value: Node | undefined): Node | undefined {
  return value?.parent?.type === 'property' ? value.parent.children?.[0] : value
}
