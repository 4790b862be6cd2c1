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

/** A file of the folder without its extension: `menus`, `locales/TY`. */
export type FileKey = ConfigFile | `locales/${string}`

export function isLocaleFile(key: FileKey): key is `locales/${string}` {
  return key.startsWith('locales/')
}

export function languageOf(key: `locales/${string}`): string {
  return key.slice('locales/'.length)
}
