import type { JsonFile } from '@/engine/folder/json-file'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { shownPath, type MerchantsRoot } from '@/engine/folder/merchants-root'
import { targetRange } from '@/engine/merge/locate'
import { valueAt, type JsonValue, type Path } from '@/contract/json/json-value'

/** The place where something is written. Lines and columns start at 1. */
export interface WrittenPlace {
  readonly layer: JsonFile
  readonly merchant: string
  /** The path as shown to people. */
  readonly file: string
  readonly line: number
  readonly column: number
}

export class PlaceFinder {
  readonly #root: MerchantsRoot
  readonly #chain: readonly MerchantFolder[]

  constructor(root: MerchantsRoot, chain: readonly MerchantFolder[]) {
    this.#root = root
    this.#chain = chain
  }

  of(layer: JsonFile, path: Path): WrittenPlace {
    const { start } = targetRange(layer, path, 'value').range
    const owner = this.#chain.find(({ files }) => [...files.values()].includes(layer))
    return { layer, merchant: owner?.code ?? '', file: shownPath(this.#root, layer.path), ...start }
  }

  with(layer: JsonFile, path: Path): WrittenPlace & { readonly value: JsonValue } {
    return { ...this.of(layer, path), value: valueAt(layer.value, path) as JsonValue }
  }
}
