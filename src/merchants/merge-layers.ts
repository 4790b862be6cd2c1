import { configFiles, type FileKey } from './config-files'
import { layersOf, writtenLanguages } from './draft'
import { isJsonObject, type JsonValue } from './json-value'
import type { MerchantFolder } from './merchant-folder'
import { mergePatch } from './merge-patch'
import { schemaOf } from './schema-node'

/** Keys of site.json that a template keeps to itself. */
export const ownKeys: ReadonlySet<string> = new Set(
  [...schemaOf('site').properties].filter(([, node]) => node.schema['x-inherit'] === false).map(([key]) => key),
)

export type MergedFiles = ReadonlyMap<FileKey, JsonValue>

/** Merges the files of folders along `extends`. What a template resolves to is merged once. */
export class LayerMerger {
  readonly #templates = new Map<MerchantFolder, MergedFiles>()

  /** Files with a layer that cannot be read are left out. */
  merge(chain: readonly MerchantFolder[]): MergedFiles {
    const [folder] = chain
    const below = this.mergeBelow(chain)
    const languages = writtenLanguages(chain)
    const keys: FileKey[] = [...configFiles, ...languages.map((language) => `locales/${language}` as const)]
    const merged = new Map<FileKey, JsonValue>()
    for (const key of keys) {
      if (!layersOf(chain, key).every(isReadable)) continue
      const own = folder?.files.get(key)?.value
      const inherited = key === 'site' ? inheritable(below.get(key)) : below.get(key)
      const value = own === undefined ? inherited : mergePatch(inherited, own)
      if (value !== undefined) merged.set(key, value)
    }
    return merged
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

function inheritable(site: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(site)) return site
  return Object.fromEntries(Object.entries(site).filter(([key]) => !ownKeys.has(key)))
}
