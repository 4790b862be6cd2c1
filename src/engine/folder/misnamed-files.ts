import { isLocaleFile, type FileKey } from '@/engine/schema/config-files'
import type { MerchantFolder } from './merchant-folder'
import { suggest } from '@/engine/names/suggest'

/** Whether a folder lacks a file and holds one that was surely meant for it: `Menus.json`, `locales/en.json`. */
export function isMisnamed({ files, strays }: MerchantFolder, key: FileKey): boolean {
  if (files.has(key) || (strays.length === 0 && !isLocaleFile(key))) return false
  const name = `${key}.json`.toLowerCase()
  // Copies that an editor left behind are not what was meant.
  if (strays.some((stray) => stray.endsWith('.json') && (stray.toLowerCase() === name || isNear(stray, name))))
    return true
  return isLocaleFile(key) && [...files.keys()].some((each) => each !== key && `${each}.json`.toLowerCase() === name)
}

function isNear(stray: string, name: string): boolean {
  return !stray.includes('/') && suggest(stray.toLowerCase(), [name]).length > 0
}
