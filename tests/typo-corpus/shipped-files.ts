import { parseTree, type Node } from 'jsonc-parser'
import { isLocaleFile, isSiteFile, languageOf, type FileKey, type SiteFile } from '@/engine/schema/config-files'
import type { JsonFile } from '@/engine/folder/json-file'
import { lineageOf } from '@/engine/folder/lineage'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { LayerMerger, type MergedFiles } from '@/engine/merge/merge-layers'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { child, type JsonValue } from '@/contract/json/json-value'

/** A file of merchants/ with its context: its tree, its schema, and the merged files. */
export interface ShippedFile {
  readonly folder: MerchantFolder
  readonly key: FileKey
  readonly text: string
  readonly tree: Node
  readonly schema: SchemaNode
  /** The merchant's files, merged. */
  readonly merged: MergedFiles
  /** The files of the templates alone, merged. */
  readonly below: MergedFiles
}

export const shipped: MerchantSet = loadMerchants(merchantsRoot('merchants'))

export function shippedFiles(): ShippedFile[] {
  const merger = new LayerMerger()
  return [...shipped.folders.values()].flatMap((folder) => {
    const { chain } = lineageOf(folder, shipped.folders)
    const merged = merger.merge(chain)
    const below = chain.length > 1 ? merger.merge(chain.slice(1)) : new Map<FileKey, JsonValue>()
    return [...folder.files].flatMap(([key, file]) =>
      isSiteFile(key) && isOffered(key, merged) ? [{ folder, key, merged, below, ...parsed(key, file) }] : [],
    )
  })
}

/** Nothing is said of the texts of a language that a merchant does not offer. */
function isOffered(key: FileKey, merged: MergedFiles): boolean {
  const order = child(child(merged.get('site'), 'languages'), 'order')
  return !isLocaleFile(key) || (Array.isArray(order) && order.includes(languageOf(key)))
}

function parsed(key: SiteFile, { text }: JsonFile): Pick<ShippedFile, 'text' | 'tree' | 'schema'> {
  const tree = parseTree(text)
  if (tree === undefined) throw new Error(`${key}.json cannot be read`)
  return { text, tree, schema: schemaOf(isLocaleFile(key) ? 'locale' : key) }
}
