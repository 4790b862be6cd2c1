import type { JsonValue } from '@/contract/json/json-value'

/** The files of a merchant's folder, one a concern. locales/<language>.json are counted apart. */
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

/** Merged files by name; those that cannot be read are left out. */
export type MergedConfig = Readonly<Partial<Record<ConfigFile, JsonValue>>>

/** A file of the folder without its ending: `menus`, `locales/TY`. */
export type FileKey = ConfigFile | `locales/${string}`

export function isLocaleFile(key: FileKey): key is `locales/${string}` {
  return key.startsWith('locales/')
}

export function languageOf(key: `locales/${string}`): string {
  return key.slice('locales/'.length)
}
