import { isMisnamed } from '@/engine/folder/misnamed-files'
import { cloneJson, isJsonObject, type JsonValue } from '@/contract/json/json-value'
import type { ConfigFile, FileKey } from '@/engine/schema/config-files'
import { layersOf } from './draft'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { mergedCopy, mergedOver, mergePatch } from './merge-patch'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { schemaOf } from '@/engine/schema/schema-node'

/** Keys of site.json that are not inherited from a template. */
export const ownKeys: ReadonlySet<string> = new Set(
  [...schemaOf('site').properties].filter(([, node]) => node.schema['x-inherit'] === false).map(([key]) => key),
)

/** A merchant's files, merged lazily: of 34 languages hardly any is needed. */
export interface MergedFiles {
  get(key: FileKey): JsonValue | undefined
}

/** Merges the files of folders along `extends`. Each template is resolved once. */
export class LayerMerger {
  readonly #templates = new Map<MerchantFolder, MergedFiles>()
  /** The inherited part of each template's site.json. */
  readonly #sites = new Map<MerchantFolder, JsonValue | undefined>()

  /** Files with an unreadable layer are left out. The merged files share objects with their sources. */
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
   * A deep copy of one of the files that `merge` returns, which may be modified. Only parts of `whole`, the template's
   * file with its defaults, are still shared if it is given, and what is `known` of parts of the merchant's own file.
   */
  copyOf(
    key: ConfigFile,
    chain: readonly MerchantFolder[],
    whole?: JsonValue,
    known?: (part: JsonValue) => JsonValue | undefined,
  ): JsonValue | undefined {
    const inherited = this.#inherited(chain, key)
    const own = chain[0]?.files.get(key)?.value
    const kept = key === 'site' ? inheritable(whole) : whole
    if (own !== undefined && kept !== undefined) return mergedOver(inherited, kept, own, schemaOf(key), known)
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

  /** The resolved files of the templates of a chain. */
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

/** A file that does not hold an object cannot be merged. */
function isReadable(file: { readonly value: JsonValue | undefined }): boolean {
  return isJsonObject(file.value)
}

const inheritable = memoiseByPart((site): JsonValue | undefined => {
  if (!isJsonObject(site)) return site
  return Object.fromEntries(Object.entries(site).filter(([key]) => !ownKeys.has(key)))
})

/** Whether every layer of a file can be read, and none has a misspelt file name. */
export function isWholeIn(chain: readonly MerchantFolder[], key: FileKey): boolean {
  return chain.every((folder) => {
    const file = folder.files.get(key)
    return (file === undefined || isReadable(file)) && !isMisnamed(folder, key)
  })
}
