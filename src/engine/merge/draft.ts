import { child, isJsonObject, keysOf, type JsonValue } from '@/contract/json/json-value'
import type { AssetFiles } from '@/engine/folder/asset-files'
import { isLocaleFile, languageOf, type MergedConfig, type FileKey } from '@/engine/schema/config-files'
import type { JsonFile } from '@/engine/folder/json-file'
import type { LayeredTexts } from './layered-texts'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'

/** A merchant after merging and before it is known to be in order: nothing about its values is sure yet. */
export interface Draft {
  readonly code: string
  readonly isTemplate: boolean
  /** The merchant's own folder, then the templates it extends. */
  readonly chain: readonly MerchantFolder[]
  /** False when a template is missing: then what is absent may be there. */
  readonly isComplete: boolean
  /** Merged files with defaults. Empty where a layer cannot be read. */
  readonly config: MergedConfig
  readonly texts: LayeredTexts
  /** Files with a layer that cannot be read. */
  readonly unreadable: ReadonlySet<FileKey>
  readonly assets: AssetFiles
  /** Of the merchants that are checked; undefined where nothing is over. */
  readonly today: Date | undefined
  readonly names: Names
}

/** What there is to name in a merchant; undefined where that cannot be known. */
export interface Names {
  readonly routes: ReadonlySet<string> | undefined
  readonly bannerGroups: readonly string[] | undefined
  readonly features: readonly string[] | undefined
  readonly languages: readonly string[] | undefined
  readonly vendors: readonly string[] | undefined
  readonly hosts: ReadonlySet<string>
  readonly allowedHosts: readonly string[]
}

export function namesOf(config: Draft['config']): Names {
  const listed = (value: JsonValue | undefined): string[] | undefined =>
    isJsonObject(value) ? Object.keys(value) : undefined
  return {
    routes: routesOf(child(config.routes, 'pages')),
    bannerGroups: listed(child(config.banners, 'groups')),
    features: listed(child(config.features, 'flags')),
    languages: listed(child(child(config.site, 'languages'), 'items')),
    vendors: listed(child(config.vendors, 'items')),
    hosts: new Set(stringsOf(child(config.site, 'hosts'))),
    allowedHosts: stringsOf(child(config.site, 'allowedHosts')),
  }
}

function routesOf(pages: JsonValue | undefined): ReadonlySet<string> | undefined {
  if (!isJsonObject(pages)) return undefined
  // Whatever path home is given by mistake: what leads to "/" means it. The check home-moved says so.
  const home = child(pages, 'home') === undefined ? [] : ['/']
  return new Set([...home, ...keysOf(pages).flatMap((name) => pathsOf(child(pages, name)))])
}

/** Path and aliases of a page. */
const pathsOf = memoiseByPart((page): string[] => [
  ...stringsOf(child(page, 'path')),
  ...stringsOf(child(page, 'aliases')),
])

function stringsOf(value: JsonValue | undefined): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
}

/** The layers of a file, the merchant's own first. */
export function layersOf(chain: readonly MerchantFolder[], key: FileKey): JsonFile[] {
  return chain.flatMap((folder) => folder.files.get(key) ?? [])
}

/** Languages that some layer holds texts for. */
export function writtenLanguages(chain: readonly MerchantFolder[]): string[] {
  const keys = chain.flatMap((folder) => [...folder.files.keys()])
  return [...new Set(keys.filter(isLocaleFile).map(languageOf))]
}
