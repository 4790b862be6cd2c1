import { createHash } from 'node:crypto'
import type { Locale } from '@/contract/generated/merchant-types'
import { partTexts } from '@/contract/generated/text-parts'
import { askedKey } from '@/contract/text/plural-form'
import { partAddress, sharedTexts } from '@/contract/site-data/texts-address'
import { completeTexts } from './complete-texts'
import type { LayeredTexts } from '@/engine/merge/layered-texts'

/** A file of texts and the path it is served under. */
export interface TextFile {
  readonly publicPath: string
  readonly text: string
}

/** Texts of one language by component, for all brands of a template. */
export interface TextsByPart {
  /** The prefix of the files' paths, which changes when one of the files does. */
  readonly byPart: string
  readonly files: readonly TextFile[]
  /** All of them together. */
  readonly texts: Locale
}

const known = new WeakMap<LayeredTexts, Map<string, TextsByPart>>()

/** Cached for all brands with the same texts and the same default language. */
export function textsByPart(texts: LayeredTexts, language: string, defaultLanguage: string): TextsByPart {
  const before = known.get(texts) ?? new Map<string, TextsByPart>()
  known.set(texts, before)
  const key = `${language} ${defaultLanguage}`
  const found = before.get(key) ?? divide(language, completeTexts(texts, language, defaultLanguage))
  before.set(key, found)
  return found
}

/** Components that bring a text themselves, by text key. */
const bringers = new Map<string, readonly string[]>()
for (const [part, keys] of Object.entries(partTexts))
  for (const key of keys) bringers.set(key, [...(bringers.get(key) ?? []), part])

/** Whether every component has a text from the start. */
export function isShared(key: string): boolean {
  return !bringers.has(key)
}

function divide(language: string, texts: Locale): TextsByPart {
  const parts = new Map([sharedTexts, ...Object.keys(partTexts)].map((part): [string, Locale] => [part, {}]))
  const isText = (key: string) => Object.hasOwn(texts, key)
  for (const [key, text] of Object.entries(texts))
    for (const part of bringers.get(askedKey(key, isText)) ?? [sharedTexts])
      Object.assign(parts.get(part) ?? {}, { [key]: text })
  const written = [...parts].map(([part, each]) => [part, JSON.stringify(each)] as const)
  const hash = createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 8)
  const byPart = `/assets/texts-${language}-${hash}-`
  return { byPart, texts, files: written.map(([part, text]) => ({ publicPath: partAddress(byPart, part), text })) }
}
