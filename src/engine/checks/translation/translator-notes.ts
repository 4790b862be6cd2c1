import { keysOf, valueAt, type JsonValue } from '@/contract/json/json-value'
import { askedKey } from '@/contract/text/plural-form'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByText } from '@/engine/memo/memoise-by-text'
import { layersOf, type Draft } from '@/engine/merge/draft'
import { oneOf } from '@/engine/names/one-of'
import { suggest } from '@/engine/names/suggest'
import { ownTexts, placeOf } from '@/engine/checks/texts/own-texts'
import { wordsOf } from '@/engine/checks/texts/placeholders'
import { Glossary } from '@/engine/notes/glossary'
import { shownNotes } from '@/engine/notes/read-notes'
import { TextNotes } from '@/engine/notes/text-notes'

const notesWrong: MerchantCheck = {
  code: 'notes-wrong',
  severity: 'error',
  docs: {
    what: 'A file for translators has another form than it should: locales/notes.json holds a "note" by text key, locales/glossary.json words by language.',
    why: 'Translators would be told nothing.',
    bad: { 'locales/notes.json': '{ "nav.home": { "most": 12 } }' },
    good: { 'locales/notes.json': '{ "nav.home": { "note": "An entry of the menu.", "most": 12 } }' },
  },
  inspect: (draft) => [
    ...wrongForm(draft, 'notes', (value) => new TextNotes([value]), 'by text key, {"note": …, "most": …, "same": …}'),
    ...wrongForm(draft, 'glossary', (value) => new Glossary([value]), 'by English word, {"TH": …}'),
  ],
}

const noteUnknown: MerchantCheck = {
  code: 'note-unknown',
  severity: 'warning',
  docs: {
    what: 'A note for translators stands under a key that no text has.',
    why: 'No translator would ever read it. A key that ends in ".*" is a note of all texts that begin so.',
    bad: { 'locales/notes.json': '{ "nav.hmoe": { "note": "An entry of the menu." } }' },
    good: {
      'locales/notes.json': '{ "nav.home": { "note": "An entry of the menu." }, "nav.*": { "note": "Short." } }',
    },
  },
  inspect(draft) {
    const written = keysOf(valueOf(draft, 'notes')).filter((key) => key !== '$schema')
    if (written.length === 0 || !draft.isComplete) return []
    const languages = draft.texts.keys()
    const askedIn = memoiseByText((language) => {
      const texts = draft.texts.get(language) ?? {}
      return new Set(Object.keys(texts).map((key) => askedKey(key, (each) => Object.hasOwn(texts, each))))
    })
    // The first language has nearly all of them, and a template has tens of thousands of texts.
    const isKnown = (key: string) =>
      languages.some((language) => {
        const asked = askedIn(language)
        if (!key.endsWith('.*')) return asked.has(key)
        return [...asked].some((each) => each.startsWith(key.slice(0, -1)))
      })
    return written
      .filter((key) => !isKnown(key))
      .map((key) => ({
        ...{ file: 'notes' as const, path: [key], spot: 'key' as const, received: `"${key}"` },
        message: 'no text has this key',
        expected: 'the key of a text, without its plural form, or the beginning of keys and ".*"',
        suggestions: suggest(key, new Set(languages.flatMap((language) => [...askedIn(language)]))),
      }))
  },
}

const glossaryLanguageUnknown: MerchantCheck = {
  code: 'glossary-language-unknown',
  severity: 'warning',
  docs: {
    what: 'The glossary has a word in a language that site.json does not describe.',
    why: 'It would be shown to nobody.',
    bad: { 'locales/glossary.json': '{ "wallet": { "XX": "Wallet" } }' },
    good: { 'locales/glossary.json': '{ "wallet": { "TY": "Pitaka" } }' },
  },
  inspect(draft) {
    const { languages } = draft.names
    if (languages === undefined) return []
    const glossary = valueOf(draft, 'glossary')
    return keysOf(glossary).flatMap((english) =>
      keysOf(english === '$schema' ? undefined : valueAt(glossary, [english]))
        .filter((language) => !languages.includes(language))
        .map((language) => ({
          ...{ file: 'glossary' as const, path: [english, language], spot: 'key' as const, received: `"${language}"` },
          message: `no language of site.json is called ${language}`,
          expected: oneOf(languages, 'no language'),
          suggestions: suggest(language, languages),
        })),
    )
  },
}

const most = { 'locales/notes.json': '{ "nav.home": { "note": "An entry of the menu.", "most": 6 } }' }

const textLong: MerchantCheck = {
  code: 'text-long',
  severity: 'warning',
  docs: {
    what: 'A text is longer than its note says that there is room for ("most" in locales/notes.json). What is filled in is not counted.',
    why: 'It would be cut off, or push aside what stands beside it.',
    bad: { ...most, 'locales/EN.json': '{ "nav.home": "To the first page" }' },
    good: { ...most, 'locales/EN.json': '{ "nav.home": "Start" }', 'locales/TY.json': '{ "nav.home": "Simula" }' },
  },
  inspect(draft) {
    const values = layersOf(draft.chain, 'notes').flatMap(({ value }) => value ?? [])
    // Hardly any text has a longest length, and a template has tens of thousands of texts.
    if (!values.some((value) => keysOf(value).some((key) => valueAt(value, [key, 'most']) !== undefined))) return []
    const notes = shownNotes(values)
    return ownTexts(draft).flatMap(({ file, language, key, text }) => {
      const room = notes.of(askedKey(key, (each) => draft.texts.text(language, each) !== undefined))?.most
      const length = room === undefined ? 0 : shownLength(text)
      if (room === undefined || length <= room) return []
      const message = `is ${length} characters long, and there is room for ${room}`
      return [{ ...placeOf(file, key, text), message, expected: `at most ${room} characters`, suggestions: [] }]
    })
  },
}

/** How many characters people see of a text, without what is filled in. */
function shownLength(text: string): number {
  return [...new Intl.Segmenter().segment(wordsOf(text))].length
}

function wrongForm(
  draft: Draft,
  file: 'notes' | 'glossary',
  read: (value: JsonValue) => unknown,
  expected: string,
): FileFinding[] {
  const value = valueOf(draft, file)
  if (value === undefined) return []
  try {
    read(value)
    return []
  } catch (error) {
    return [{ file, path: [], spot: 'object', message: (error as Error).message, expected, received: 'another form' }]
  }
}

/** The value of the merchant's own file; a template's is told with the template. */
function valueOf({ chain }: Draft, file: 'notes' | 'glossary'): JsonValue | undefined {
  return chain[0]?.files.get(file)?.value
}

export const translatorNoteChecks: readonly MerchantCheck[] = [
  notesWrong,
  noteUnknown,
  glossaryLanguageUnknown,
  textLong,
]
