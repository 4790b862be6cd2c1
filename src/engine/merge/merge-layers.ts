import { cloneJson, isJsonObject, type JsonValue } from '@/contract/json/json-value'
import type { ConfigFile, FileKey } from '@/engine/schema/config-files'
import { layersOf } from './draft'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { mergedCopy, mergedOver, mergePatch } from './merge-patch'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { schemaOf } from '@/engine/schema/schema-node'

/** Keys of site.json that a template keeps to itself. */
export const ownKeys: ReadonlySet<string> = new Set(
  [...schemaOf('site').properties].filter(([, node]) => node.schema['x-inherit'] === false).map(([key]) => key),
)

/** Files of a merchant, each merged when it is first asked for: of 34 languages hardly any is. */
export interface MergedFiles {
  get(key: FileKey): JsonValue | undefined
}

/** Merges the files of folders along `extends`. What a template resolves to is merged once. */
export class LayerMerger {
  readonly #templates = new Map<MerchantFolder, MergedFiles>()
  /** What brands have of the site.json of each template. */
  readonly #sites = new Map<MerchantFolder, JsonValue | undefined>()

  /** Files with a layer that cannot be read are left out. The files share their parts with those they came from. */
  merge(chain: readonly MerchantFolder[]): MergedFiles {
    const merged = new Map<FileKey, JsonValue | undefined>()
    return {
      get: (key) => {
        if (!merged.has(key)) merged.set(key, this.#mergeFile(key, chain))
        return merged.get(key)
      },
    }
  }

  #mergeFile(key: FileKey, chain: readonly MerchantFolder[]): JsonValue | undefined {
    if (!layersOf(chain, key).every(isReadable)) return undefined
    const inherited = this.#inherited(chain, key)
    const own = chain[0]?.files.get(key)?.value
    return own === undefined ? inherited : mergePatch(inherited, own)
  }

  /**
   * One of the files that `merge` gives, sharing nothing: it may be changed. All but the parts of `whole`, the file as
   * its template has it with its defaults, where that is given.
   */
  copyOf(key: ConfigFile, chain: readonly MerchantFolder[], whole?: JsonValue): JsonValue | undefined {
    const inherited = this.#inherited(chain, key)
    const own = chain[0]?.files.get(key)?.value
    const kept = key === 'site' ? inheritable(whole) : whole
    if (own !== undefined && kept !== undefined) return mergedOver(inherited, kept, own, schemaOf(key))
    if (own !== undefined) return mergedCopy(inherited, own)
    return inherited === undefined ? undefined : cloneJson(inherited)
  }

  #inherited(chain: readonly MerchantFolder[], key: FileKey): JsonValue | undefined {
    const below = this.mergeBelow(chain)
    const [, template] = chain
    if (key !== 'site' || template === undefined) return below.get(key)
    if (!this.#sites.has(template)) this.#sites.set(template, inheritable(below.get(key)))
    return this.#sites.get(template)
  }

  /** What the templates of a chain resolve to. */
  mergeBelow([, ...templates]: readonly MerchantFolder[]): MergedFiles {
    return templates.length > 0 ? this.#mergedTemplate(templates) : new Map<FileKey, JsonValue>()
  }

  #mergedTemplate(templates: readonly MerchantFolder[]): MergedFiles {
    const template = templates[0] as MerchantFolder
    const known = this.#templates.get(template) ?? this.merge(templates)
    this.#templates.set(template, known)
    return known
  }
}

/** A file that holds something else than an object has nothing to merge. */
export function isReadable(file: { readonly value: JsonValue | undefined }): boolean {
  return isJsonObject(file.value)
}

const inheritable = memoiseByPart((site): JsonValue | undefined => {
  if (!isJsonObject(site)) return site
  return Object.fromEntries(Object.entries(site).filter(([key]) => !ownKeys.has(key)))
})
