import { isJsonObject, type JsonObject } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { isJudged } from '@/engine/merge/draft'
import { memoiseByDraft } from '@/engine/merge/memoise-by-draft'
import { isLocaleFile, languageOf, type FileKey } from '@/engine/schema/config-files'
import { placeholdersIn, type Placeholders } from './placeholders'

export interface OwnText {
  readonly file: FileKey
  readonly language: string
  readonly key: string
  readonly text: string
  readonly written: Placeholders
}

/** The merchant's own texts that are judged, a list for each language. */
export const ownTextFiles = memoiseByDraft((draft): (readonly OwnText[])[] => {
  if (!draft.isComplete) return []
  return [...(draft.chain[0]?.files ?? [])].flatMap(([file, { value }]) =>
    isLocaleFile(file) && isJsonObject(value) && isJudged(draft, languageOf(file)) ? [textsIn(value, file)] : [],
  )
})

export const ownTexts = memoiseByDraft((draft): readonly OwnText[] => ownTextFiles(draft).flat())

const textsIn = memoiseByObject((texts: JsonObject, file: `locales/${string}`): OwnText[] => {
  const language = languageOf(file)
  const found: OwnText[] = []
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string' && key !== '$schema')
      found.push({ file, language, key, text, written: placeholdersIn(text) })
  return found
})

export function placeOf(
  file: FileKey,
  key: string,
  text: string,
): Pick<FileFinding, 'file' | 'path' | 'spot' | 'received'> {
  return { file, path: [key], spot: 'value', received: JSON.stringify(text) }
}
