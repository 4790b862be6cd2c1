import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { askedKey, formKeys } from '@/contract/text/plural-form'
import { schemaAddress } from '@/engine/editor/schema-address'
import type { LayeredTexts } from '@/engine/merge/layered-texts'
import { sourceLanguage } from './text-sources'

/**
 * The file of a language with other texts in it, as all are written: a text a line, in the order of the English ones,
 * the forms of one that counts together. `written`: the value of the file so far.
 */
export function catalogueText(
  texts: LayeredTexts,
  language: string,
  written: JsonValue | undefined,
  changed: ReadonlyMap<string, string>,
): string {
  const before = isJsonObject(written) ? written : { $schema: schemaAddress(`locales/${language}`) }
  const after = { ...before, ...Object.fromEntries(changed) }
  const english = texts.get(sourceLanguage) ?? {}
  const isText = (key: string) => Object.hasOwn(after, key)
  const inOrder = Object.keys(english).flatMap((key) => {
    const asked = askedKey(key, (each) => Object.hasOwn(english, each))
    return asked === key ? [key] : formKeys(asked)
  })
  const known = [...new Set(['$schema', ...inOrder])].filter(isText)
  const keys = [...new Set([...known, ...Object.keys(after)])]
  return `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, after[key]])), null, 2)}\n`
}
