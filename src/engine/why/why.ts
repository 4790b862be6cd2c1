import { isLocaleFile, type SiteFile } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'
import { itemPlace } from '@/engine/merge/item-location'
import { layersThatSet } from '@/engine/merge/locate'
import { layersFor } from '@/engine/merge/provenance'
import { schemaAt, schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { child, isJsonObject, pathIn, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import { packPlace, type PackPlace } from './pack-place'
import { PlaceFinder, type WrittenPlace } from './written-place'

/** The provenance of a value. */
export type Source =
  | { readonly kind: 'file'; readonly place: WrittenPlace }
  /** Several files hold parts of it. */
  | { readonly kind: 'merged'; readonly places: readonly WrittenPlace[] }
  | { readonly kind: 'default'; readonly schema: string }
  /** The rules of a jurisdiction set it, because no file does. */
  | { readonly kind: 'pack'; readonly pack: PackPlace; readonly named: WrittenPlace | undefined }
  /** A file removed the template's value, with null or by replacing an object around it. */
  | { readonly kind: 'removed'; readonly place: WrittenPlace; readonly value: JsonValue }
  | { readonly kind: 'unset'; readonly schema: string | undefined }

export interface OverriddenPlace extends Omit<WrittenPlace, 'layer'> {
  readonly value: JsonValue
}

export interface Why {
  readonly file: SiteFile
  readonly path: Path
  readonly value: JsonValue | undefined
  readonly source: Source
  /** Lower layers with another value, nearest first, and what a pack of rules says, which stands below them all. */
  readonly overridden: readonly OverriddenPlace[]
  /** Lower layers with a value that is not inherited. */
  readonly notInherited: readonly OverriddenPlace[]
  /** Absolute path of the file that the value refers to. */
  readonly asset: string | undefined
  readonly node: SchemaNode | undefined
  /** Values within an object; those with the same provenance are combined unless all are requested. */
  readonly parts: readonly Why[]
}

/** With more lines than this the overview shows only the entries of the object itself. */
const mostParts = 40

/** Explains the provenance of a merchant's values. The merchant need not be valid. */
export class Explainer {
  readonly #draft: Draft
  readonly #places: PlaceFinder

  constructor(draft: Draft, places: PlaceFinder) {
    this.#draft = draft
    this.#places = places
  }

  why(file: SiteFile, keys: Path, { all = false } = {}): Why {
    const path = pathIn(this.#data(file), keys)
    const answer = this.#answer(file, path)
    const parts = this.#parts(answer, all)
    return { ...answer, parts: parts.length > mostParts && !all ? this.#children(answer) : parts }
  }

  #data(file: SiteFile): JsonValue | undefined {
    return isLocaleFile(file) ? this.#draft.texts.get(file.slice('locales/'.length)) : this.#draft.config[file]
  }

  #answer(file: SiteFile, path: Path): Why {
    const value = valueAt(this.#data(file), path)
    const { chain, assets } = this.#draft
    const layers = layersFor(chain, file, path)
    const node = this.#node(file, path)
    const written = itemPlace(chain, file, path, value).path
    const source = this.#source(file, written, value)
    const isObject = source.kind === 'merged'
    const below = layersThatSet(layers, written).slice(source.kind === 'file' ? 1 : 0)
    const lower = source.kind === 'removed' ? this.#belowRemoval(file, written, source.place) : isObject ? [] : below
    const hidden = layersFor(chain, file, ['']).filter((layer) => !layers.includes(layer))
    return {
      file,
      path,
      value,
      source,
      overridden: [
        ...lower.map((layer) => this.#places.with(layer, written)),
        ...(source.kind === 'file' ? this.#packBelow(file, path) : []),
      ],
      notInherited: hidden.flatMap((layer) =>
        valueAt(layer.value, path) === undefined ? [] : [this.#places.with(layer, path)],
      ),
      asset: node?.ref === 'asset' && typeof value === 'string' ? assets.find(value, chain)?.file : undefined,
      node,
      parts: [],
    }
  }

  #node(file: SiteFile, path: Path): SchemaNode | undefined {
    return schemaAt(schemaOf(isLocaleFile(file) ? 'locale' : file), this.#data(file), path)
  }

  #source(file: SiteFile, path: Path, value: JsonValue | undefined): Source {
    const layers = layersFor(this.#draft.chain, file, path)
    const written = layersThatSet(layers, path)
    const removing = written.findIndex((layer) => valueAt(layer.value, path) === null)
    // What a null has taken away comes from no file below it; the schema may have a default then.
    const setting = removing < 0 ? written : written.slice(0, removing)
    const [first] = setting
    if (value !== undefined && first !== undefined) {
      const place = this.#places.of(first, path)
      // Moves merge with a list as an object does with another.
      const isMerged = (isJsonObject(value) || isJsonObject(valueAt(first.value, path))) && setting.length > 1
      return isMerged
        ? { kind: 'merged', places: setting.map((layer) => this.#places.of(layer, path)) }
        : { kind: 'file', place }
    }
    const pack = this.#pack(file, path)
    if (value !== undefined && pack !== undefined) return { kind: 'pack', pack, named: this.#packNamed() }
    if (value !== undefined) return { kind: 'default', schema: this.#defaultOf(file, path) ?? 'the schema' }
    return this.#removal(file, path) ?? { kind: 'unset', schema: this.#node(file, path)?.source }
  }

  #pack(file: SiteFile, path: Path): PackPlace | undefined {
    return file === 'site' ? packPlace(this.#draft, path) : undefined
  }

  /** Where the pack is named. */
  #packNamed(): WrittenPlace | undefined {
    const path = ['responsiblePlay', 'pack']
    const [layer] = layersThatSet(layersFor(this.#draft.chain, 'site', path), path)
    return layer && this.#places.of(layer, path)
  }

  #packBelow(file: SiteFile, path: Path): OverriddenPlace[] {
    const pack = this.#pack(file, path)
    return pack === undefined ? [] : [{ merchant: '', ...pack }]
  }

  /** The schema whose default contains the value: that of the place or of an enclosing one. */
  #defaultOf(file: SiteFile, path: Path): string | undefined {
    for (let length = path.length; length >= 0; length--) {
      const node = this.#node(file, path.slice(0, length))
      const given = valueAt(node?.schema['default'] as JsonValue | undefined, path.slice(length))
      if (given !== undefined) return node?.source
    }
    return undefined
  }

  #removal(file: SiteFile, path: Path): Source | undefined {
    for (const layer of layersFor(this.#draft.chain, file, path))
      for (let length = 1; length <= path.length; length++) {
        const part = path.slice(0, length)
        const value = valueAt(layer.value, part)
        if (value === undefined) break
        if (isJsonObject(value)) continue
        return { kind: 'removed', place: this.#places.of(layer, part), value }
      }
    return undefined
  }

  #belowRemoval(file: SiteFile, path: Path, { layer }: WrittenPlace): ReturnType<typeof layersThatSet> {
    const layers = layersFor(this.#draft.chain, file, path)
    return layersThatSet(layers.slice(layers.indexOf(layer) + 1), path)
  }

  /** Values within an object: one part if everything in it comes from one file. */
  #parts({ file, path, value }: Why, all: boolean): Why[] {
    return Object.keys(isJsonObject(value) ? value : {}).flatMap((key) => {
      const part = this.#answer(file, [...path, key])
      const inner = this.#parts(part, all)
      if (inner.length === 0) return [part]
      const isOne = part.source.kind !== 'merged' && new Set(inner.flatMap(originOf)).size <= 1
      return isOne && !all ? [{ ...part, parts: inner }] : inner
    })
  }

  #children({ file, path, value }: Why): Why[] {
    return Object.keys(isJsonObject(value) ? value : {}).map((key) => {
      const part = this.#answer(file, [...path, key])
      return { ...part, parts: this.#parts(part, false) }
    })
  }
}

/** Path of the file that a part is written in; none for a default. */
function originOf({ source }: Why): string[] {
  if (source.kind === 'merged') return source.places.map(({ layer }) => layer.path)
  if (source.kind === 'pack') return [source.pack.file]
  return source.kind === 'file' || source.kind === 'removed' ? [source.place.layer.path] : []
}

/** How many single values a part contains. */
export function countValues({ value }: Pick<Why, 'value'>): number {
  const count = (each: JsonValue | undefined): number =>
    isJsonObject(each) ? Object.keys(each).reduce((sum, key) => sum + count(child(each, key)), 0) : 1
  return count(value)
}
