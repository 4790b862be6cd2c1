import type { JsonValue } from '@/contract/json/json-value'

/** The files of a merchant's folder, one for each concern, without locales/<language>.json. */
export const configFiles = [
  'site',
  'theme',
  'routes',
  'banners',
  'menus',
  'panels',
  'features',
  'vendors',
  'fields',
] as const

export type ConfigFile = (typeof configFiles)[number]

/** Merged files by name; unreadable ones are left out. */
export type MergedConfig = Readonly<Partial<Record<ConfigFile, JsonValue>>>

/** What translators are told: `locales/notes.json` and `locales/glossary.json`, which are no texts of a language. */
export const translatorFiles = ['notes', 'glossary'] as const

export type TranslatorFile = (typeof translatorFiles)[number]

/** A file that the site is made of, without its extension: `menus`, `locales/TY`. */
export type SiteFile = ConfigFile | `locales/${string}`

/** A file of the folder. */
export type FileKey = SiteFile | TranslatorFile

export function isSiteFile(key: FileKey): key is SiteFile {
  return !(translatorFiles as readonly string[]).includes(key)
}

export function isLocaleFile(key: FileKey): key is `locales/${string}` {
  return key.startsWith('locales/')
}

export function languageOf(key: `locales/${string}`): string {
  return key.slice('locales/'.length)
}
