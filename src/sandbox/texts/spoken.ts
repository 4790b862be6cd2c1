import { directionOf } from '@/contract/text/direction'
import { localeFiles, nearestTag } from './locale-files'

/** The languages that stand beside each other in the code. */
const written = ['en', 'fil', 'vi'] as const
export type WrittenLanguage = (typeof written)[number]

/** A text, or texts of one shape, as the code has it. `said` gives it in any language of the server. */
export type Spoken<Text = string> = Readonly<Record<WrittenLanguage, Text>>

/** A BCP 47 tag in lower case: a written language, or the name of a file of `locales`. */
export type ServerLanguage = string

const files = localeFiles(new URL('./locales/', import.meta.url))

/** All languages of the server. */
export const serverLanguages: readonly ServerLanguage[] = [...written, ...files.tags]

/** The server's language nearest to a BCP 47 tag, English if there is none. */
export const serverLanguageOf = (locale: string): ServerLanguage => nearestTag(locale, serverLanguages) ?? 'en'

/** The written language that stands for a language where nothing is translated, as on pictures of games. */
export const writtenLanguageOf = (language: ServerLanguage): WrittenLanguage =>
  written.find((each) => each === language) ?? 'en'

/**
 * A text in a language of the server: as it is written, or its English translated by the language's file. What the file
 * lacks stays English.
 */
export function said<Texts extends Spoken<unknown>>(texts: Texts, language: ServerLanguage): Texts[WrittenLanguage] {
  if (!files.tags.includes(language)) return texts[writtenLanguageOf(language)]
  return typeof texts.en === 'object' && texts.en !== null
    ? translatedOnce(texts.en, language)
    : translated(texts.en, translationsOf(language))
}

/** A text in every language that the server had when it was recorded. */
export type Recorded = Readonly<Record<ServerLanguage, string>>

/** A text in every language of the server, to be recorded. */
export const inEveryLanguage = (write: (language: ServerLanguage) => string): Recorded =>
  Object.fromEntries(serverLanguages.map((language) => [language, write(language)]))

/** A recorded text in a language; in English, if the language came later. */
export const recordedIn = (texts: Recorded, language: ServerLanguage): string => texts[language] ?? texts['en'] ?? ''

type Translations = Readonly<Record<string, string>>

const marked = new Map<ServerLanguage, Translations>()

/** The translations of a language by their English. */
function translationsOf(language: ServerLanguage): Translations {
  if (directionOf(language) === 'ltr') return files.read(language)
  const texts = marked.get(language) ?? markedTexts(files.read(language))
  marked.set(language, texts)
  return texts
}

/**
 * Begins Arabic sentences with a mark where their first word is a Latin name, or a placeholder that may be filled with
 * one: by that word, a page would read the whole of it left to right.
 */
const markedTexts = (texts: Translations): Translations =>
  Object.fromEntries(
    Object.entries(texts).map(([english, text]) => [
      english,
      /^\P{L}*\p{Script=Latin}.*\p{Script=Arabic}/u.test(text) ? text.replace(/^(?:## |- )?/, '$&\u200f') : text,
    ]),
  )

const done = new WeakMap<object, Map<ServerLanguage, unknown>>()

function translatedOnce<Texts extends object>(texts: Texts, language: ServerLanguage): Texts {
  const known = done.get(texts) ?? new Map<ServerLanguage, unknown>()
  done.set(texts, known)
  if (!known.has(language)) known.set(language, translated(texts, translationsOf(language)))
  return known.get(language) as Texts
}

/** The same value with every text in it translated. */
function translated<Text>(text: Text, translations: Translations): Text {
  if (typeof text === 'string') return (translations[text] ?? text) as Text
  if (Array.isArray(text)) return text.map((each: unknown) => translated(each, translations)) as Text
  if (typeof text !== 'object' || text === null) return text
  const entries = Object.entries(text).map(([key, value]) => [key, translated<unknown>(value, translations)])
  return Object.fromEntries(entries) as Text
}
