import { applyEdits, modify } from 'jsonc-parser'
import { parseJsonFile, type JsonFile } from '@/engine/folder/json-file'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { FileKey } from '@/engine/schema/config-files'
import { shipped } from '@tests/typo-corpus/shipped-files'
import { pathOf, type Mistake } from './mistake'

export interface EditedSet {
  readonly set: MerchantSet
  readonly changed: JsonFile
}

/** The shipped merchants with values written into one file of a brand, in memory. */
export function editedSet(brand: string, file: FileKey, edits: Mistake['edits']): EditedSet {
  let text = shipped.folders.get(brand)?.files.get(file)?.text ?? '{}'
  for (const [place, value] of edits)
    text = applyEdits(
      text,
      modify(text, [...pathOf(place)], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
    )
  return setWithText(brand, file, text)
}

/** The shipped merchants with another text in the place of one file of a brand, in memory. */
function setWithText(brand: string, file: FileKey, text: string): EditedSet {
  const folder = shipped.folders.get(brand)
  if (folder === undefined) throw new Error(`there is no brand ${brand}`)
  const changed = parseJsonFile(`${folder.path}/${file}.json`, text)
  const folders = new Map(shipped.folders)
  folders.set(brand, { ...folder, files: new Map(folder.files).set(file, changed) })
  return { set: { ...shipped, folders }, changed }
}
