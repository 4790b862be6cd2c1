import { isLocaleFile, languageOf, type FileKey } from '@/engine/schema/config-files'
import { isTemplate } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { shownPath } from '@/engine/folder/merchants-root'
import { targetRange } from '@/engine/merge/locate'
import { quote, child, keysOf, type JsonValue, type Path } from '@/contract/json/json-value'
import type { ExampleFinder } from './find-topic'

/** Finds examples in the merchants themselves, templates first: such values are known to be valid. */
export function exampleFrom({ root, folders }: MerchantSet): ExampleFinder {
  const sorted = [...folders.values()].toSorted((a, b) => Number(isTemplate(b)) - Number(isTemplate(a)))
  return ([first = '', ...rest]) => {
    const isText = first === 'locales'
    for (const folder of sorted) {
      const key = isText ? textsLike(folder, rest[0]) : (first as FileKey)
      if (key === undefined) continue
      const file = folder.files.get(key)
      const path = firstMatch(file?.value, isText ? rest.slice(1) : rest)
      if (file === undefined || path === undefined || path.length === 0) continue
      const { range } = targetRange(file, path, 'value')
      const value = path.reduce<JsonValue | undefined>(child, file.value)
      const name = JSON.stringify(path.at(-1))
      return {
        title: `${shownPath(root, file.path)}:${range.start.line}:${range.start.column}`,
        text: typeof path.at(-1) === 'number' ? quote(value) : `${name}: ${quote(value)}`,
      }
    }
    return undefined
  }
}

/** The texts of the language that is asked for, of English, or of any. */
function textsLike({ files }: MerchantFolder, language: string | undefined): FileKey | undefined {
  const keys = [...files.keys()].filter(isLocaleFile)
  return [language, 'EN'].map((each) => keys.find((key) => languageOf(key) === each)).find(Boolean) ?? keys[0]
}

/** The first place that matches the path, where a name of the operator's own matches any name. */
function firstMatch(value: JsonValue | undefined, keys: readonly string[]): Path | undefined {
  const [key, ...rest] = keys
  if (key === undefined) return value === undefined || value === null ? undefined : []
  const isAny = key === '*' || key.startsWith('<')
  const options = Array.isArray(value) ? value.map((_, index) => index) : isAny ? keysOf(value) : [key]
  for (const option of options) {
    const inner = firstMatch(child(value, option), rest)
    if (inner !== undefined) return [option, ...inner]
  }
  return undefined
}
