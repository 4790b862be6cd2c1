import { configFiles, isLocaleFile, languageOf, type SiteFile } from '@/engine/schema/config-files'
import type { Examination } from '@/engine/checker/examine'
import { toPointer } from '@/contract/json/json-pointer'
import type { JsonValue } from '@/contract/json/json-value'
import { changeWords } from './change-words'
import { compareDocuments } from './compare-documents'
import { compareValues, type ValueChange } from './compare-values'

export const areas = {
  site: 'Site',
  routes: 'Pages',
  menus: 'Menus',
  panels: 'Panels',
  banners: 'Banners',
  features: 'Flags',
  theme: 'Look',
  vendors: 'Vendors',
  fields: 'Forms',
  locales: 'Texts',
  legal: 'Documents',
  assets: 'Pictures and fonts',
} as const
export type Area = keyof typeof areas

export interface Change {
  readonly area: Area
  /** File key and JSON Pointer, such as `menus/side/order`; for an asset, the name of the file; for a document, its name. */
  readonly place: string
  readonly before: JsonValue | undefined
  readonly after: JsonValue | undefined
  readonly words: string
}

/** All differences between two resolved merchants. Leaves out files that are unreadable in either. */
export function compareMerchants(before: Examination, after: Examination): Change[] {
  const [old, now] = [before.draft, after.draft]
  const languages = new Set([...old.texts.keys(), ...now.texts.keys()])
  const files: SiteFile[] = [...configFiles, ...[...languages].map((language) => `locales/${language}` as const)]
  const readable = files.filter((file) => !old.unreadable.has(file) && !now.unreadable.has(file))
  const changes = readable.flatMap((file) =>
    compareValues(contentOf(before, file), contentOf(after, file)).flatMap((each) => changesOf(file, each)),
  )
  return [...changes, ...compareDocuments(before, after), ...compareAssets(before, after)]
}

function contentOf({ draft }: Examination, file: SiteFile): JsonValue {
  const content = isLocaleFile(file) ? draft.texts.get(languageOf(file)) : draft.config[file]
  return content ?? {}
}

function changesOf(file: SiteFile, change: ValueChange): Change[] {
  const { path, before, after } = change
  // A new schema version changes nothing visible.
  if (file === 'site' && path[0] === 'schemaVersion') return []
  const area = isLocaleFile(file) ? 'locales' : file
  return [{ area, place: file + toPointer(path), before, after, words: changeWords(file, change) }]
}

/** Assets with the same name and different content. */
function compareAssets(before: Examination, after: Examination): Change[] {
  const [old, now] = [assetsOf(before), assetsOf(after)]
  return [...now].flatMap(([name, asset]) => {
    const was = old.get(name)
    if (was === undefined || was.publicPath === asset.publicPath) return []
    const words = `${name} has another content: ${kilobytes(was.size)} → ${kilobytes(asset.size)}`
    return [
      { area: 'assets' as const, place: `assets/${name}`, before: was.publicPath, after: asset.publicPath, words },
    ]
  })
}

function assetsOf({ assetLeaves }: Examination): Map<string, Examination['assetLeaves'][number]['asset']> {
  return new Map(assetLeaves.map(({ name, asset }) => [name, asset]))
}

function kilobytes(size: number): string {
  return `${(size / 1024).toFixed(1)} KB`
}
