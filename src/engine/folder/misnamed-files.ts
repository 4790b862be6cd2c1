import { isLocaleFile, type FileKey } from '@/engine/schema/config-files'
import type { MerchantFolder } from './merchant-folder'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { suggest } from '@/engine/names/suggest'

/** Whether a folder lacks a file but has one that was certainly meant as it: `Menus.json`, `locales/en.json`. */
export function isMisnamed({ files, strays }: MerchantFolder, key: FileKey): boolean {
  if (files.has(key) || (strays.length === 0 && !isLocaleFile(key))) return false
  const name = `${key}.json`.toLowerCase()
  // Backup copies left by an editor do not count.
  if (strays.some((stray) => stray.endsWith('.json') && (stray.toLowerCase() === name || isNear(stray, name))))
    return true
  return isLocaleFile(key) && namesIn(files).has(name)
}

/** The files of a folder in small letters. */
const namesIn = memoiseByObject(
  (files: MerchantFolder['files']): ReadonlySet<string> =>
    new Set([...files.keys()].map((each) => `${each}.json`.toLowerCase())),
)

function isNear(stray: string, name: string): boolean {
  return !stray.includes('/') && suggest(stray.toLowerCase(), [name]).length > 0
}
