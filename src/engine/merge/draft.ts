import { child, isJsonObject, keysOf, type JsonValue } from '@/contract/json/json-value'
import type { AssetFiles } from '@/engine/folder/asset-files'
import { isLocaleFile, languageOf, type MergedConfig, type FileKey } from '@/engine/schema/config-files'
import type { JsonFile } from '@/engine/folder/json-file'
import type { LayeredTexts } from './layered-texts'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'

/** A merged merchant that has not been validated yet: its values may have any type. */
export interface Draft {
  readonly code: string
  readonly isTemplate: boolean
  /** The merchant's own folder, then the templates it extends. */
  readonly chain: readonly MerchantFolder[]
  /** False when a template is missing: then absent values may be defined there. */
  readonly isComplete: boolean
  /** Merged files with defaults. A file with an unreadable layer is left out. */
  readonly config: MergedConfig
  readonly texts: LayeredTexts
  /** Files with a layer that cannot be read. */
  readonly unreadable: ReadonlySet<FileKey>
  readonly assets: AssetFiles
  /** The date for checks of expiry, from the set of merchants; undefined when nothing counts as expired. */
  readonly today: Date | undefined
  readonly names: Names
  /** The languages whose texts are judged in a template; undefined for all. */
  readonly judgedLanguages: ReadonlySet<string> | undefined
}

/** The names declared in a merchant; undefined when they cannot be known. */
export interface Names {
  readonly routes: ReadonlySet<string> | undefined
  readonly bannerGroups: readonly string[] | undefined
  readonly features: readonly string[] | undefined
  readonly languages: readonly string[] | undefined
  /** The languages in the order of site.json, which players choose from: nothing is asked of any other. */
  readonly offered: readonly string[] | undefined
  readonly vendors: readonly string[] | undefined
  readonly hosts: ReadonlySet<string>
  readonly allowedHosts: readonly string[]
}

export function namesOf(config: Draft['config']): Names {
  const languages = child(config.site, 'languages')
  const listed = (value: JsonValue | undefined): string[] | undefined =>
    isJsonObject(value) ? Object.keys(value) : undefined
  return {
    routes: routesOf(child(config.routes, 'pages')),
    bannerGroups: listed(child(config.banners, 'groups')),
    features: listed(child(config.features, 'flags')),
    languages: listed(child(languages, 'items')),
    offered: offeredIn(child(languages, 'items'), child(languages, 'order')),
    vendors: listed(child(config.vendors, 'items')),
    hosts: new Set(stringsOf(child(config.site, 'hosts'))),
    allowedHosts: stringsOf(child(config.site, 'allowedHosts')),
  }
}

function offeredIn(items: JsonValue | undefined, order: JsonValue | undefined): string[] | undefined {
  if (!isJsonObject(items)) return undefined
  // Whatever is wrong in the order is told there.
  const listed = stringsOf(order).filter((code) => child(items, code) !== undefined)
  if (listed.length > 0) return [...new Set(listed)]
  // An order that names none would otherwise ask for all 34 languages of the template.
  return order === undefined ? Object.keys(items) : undefined
}

const routesOf = memoiseByPart((pages): ReadonlySet<string> | undefined => {
  if (!isJsonObject(pages)) return undefined
  // If the home page has another path by mistake, links to "/" still mean it. The check home-moved reports the path.
  const home = child(pages, 'home') === undefined ? [] : ['/']
  return new Set([...home, ...keysOf(pages).flatMap((name) => pathsOf(child(pages, name)))])
})

/** Path and aliases of a page. */
const pathsOf = memoiseByPart((page): string[] => [
  ...stringsOf(child(page, 'path')),
  ...stringsOf(child(page, 'aliases')),
])

function stringsOf(value: JsonValue | undefined): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
}

/** Whether texts of a language are judged: nothing is said of those of a template that no brand offers. */
export const isJudged = ({ judgedLanguages }: Pick<Draft, 'judgedLanguages'>, language: string): boolean =>
  judgedLanguages?.has(language) !== false

/** The layers of a file, the merchant's own first. */
export function layersOf(chain: readonly MerchantFolder[], key: FileKey): JsonFile[] {
  return chain.flatMap((folder) => folder.files.get(key) ?? [])
}

/** Languages with texts in some layer. */
export function writtenLanguages(chain: readonly MerchantFolder[]): string[] {
  return [...new Set(chain.flatMap(languagesIn))]
}

const languagesIn = memoiseByObject((folder: MerchantFolder) =>
  [...folder.files.keys()].filter(isLocaleFile).map(languageOf),
)
