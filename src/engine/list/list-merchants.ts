import { child, isJsonObject, keysOf, type JsonValue } from '@/contract/json/json-value'
import { isTemplate, lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { LayerMerger } from '@/engine/merge/merge-layers'

export interface MerchantListing {
  readonly code: string
  readonly name: string
  readonly extends: string | null
  readonly hosts: readonly string[]
  /** Language codes in the order in which they are offered. */
  readonly languages: readonly string[]
  /** Names of its own blocks. */
  readonly blocks: readonly string[]
}

/**
 * The brands as their files describe them, with or without problems. Brands without a readable site.json are in
 * `unreadable`.
 */
export function listMerchants({ folders }: MerchantSet): { merchants: MerchantListing[]; unreadable: string[] } {
  const merger = new LayerMerger()
  const merchants: MerchantListing[] = []
  const unreadable: string[] = []
  for (const folder of folders.values()) {
    if (isTemplate(folder)) continue
    const site = merger.merge(lineageOf(folder, folders).chain).get('site')
    if (isJsonObject(site)) merchants.push(listing(folder, site))
    else unreadable.push(folder.code)
  }
  return { merchants, unreadable }
}

function listing({ code: folder, blocks }: MerchantFolder, site: JsonValue): MerchantListing {
  const languages = child(site, 'languages')
  const order = textsIn(child(languages, 'order'))
  return {
    code: text(child(site, 'code')) ?? folder,
    name: text(child(site, 'name')) ?? folder,
    extends: text(child(site, 'extends')) ?? null,
    hosts: textsIn(child(site, 'hosts')),
    languages: order.length > 0 ? order : keysOf(child(languages, 'items')),
    blocks,
  }
}

function text(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function textsIn(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
