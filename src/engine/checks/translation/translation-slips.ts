import { pluralForm } from '@/contract/text/plural-form'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { memoiseByText } from '@/engine/memo/memoise-by-text'
import type { Draft } from '@/engine/merge/draft'
import { memoiseByDraft } from '@/engine/merge/memoise-by-draft'
import { localeOf } from '@/engine/names/locale-of'
import { ownTextFiles, placeOf, type OwnText } from '@/engine/checks/texts/own-texts'
import { wordsOf } from '@/engine/checks/texts/placeholders'
import { isGarbled } from '@/engine/checks/texts/text-garbled'
import { textLanguage } from './text-language'
import { scriptName, spoken, type Spoken } from './written-letters'

/** An example of two languages: their texts under one key. */
const texts = (english: string, filipino: string) => ({
  'locales/EN.json': `{ "nav.home": "${english}" }`,
  'locales/TY.json': `{ "nav.home": "${filipino}" }`,
})

const textEnglish: MerchantCheck = {
  code: 'text-english',
  severity: 'warning',
  docs: {
    what: 'A text of another language is still the English one: the same four words or more, or words in Latin letters alone where the language has letters of its own.',
    why: 'Players would read English in the middle of their language.',
    bad: texts('All games of the house', 'All games of the house'),
    good: texts('All games of the house', 'Lahat ng laro ng bahay'),
  },
  inspect: (draft) =>
    stillEnglish(draft).flatMap((found) => {
      if (found.length <= mostNamed) return found
      return isOtherLanguage(draft, found) ? [] : [inOne(found)]
    }),
}

const stillEnglish = slips(({ text }, { script, letters }, english) => {
  if (script === 'Latn' ? text !== english : letters.test(text)) return undefined
  const words = wordsOf(text, ' ').match(/[A-Za-z’']{2,}/g) ?? []
  const isLeft = script === 'Latn' ? words.length >= 4 : words.filter((word) => /^[a-z]/.test(word)).length >= 2
  if (!isLeft) return undefined
  // Without a letter of the language it may be of any other that is written in Latin letters.
  const isEnglish = text.toLowerCase() === english?.toLowerCase()
  return [isEnglish ? isStillEnglish : `no letter of it is ${scriptName(script)}`, 'the words of this language']
})

const isStillEnglish = 'is still English'

/** Up to this many texts of a file are named one by one. */
const mostNamed = 3

function inOne(findings: readonly FileFinding[]): FileFinding {
  const [first] = findings as readonly [FileFinding, ...FileFinding[]]
  const named = findings.slice(0, mostNamed).map(({ path }) => `"${path.join('.')}"`)
  return {
    ...first,
    path: [],
    spot: 'object',
    message: `${problemOf(findings)}: ${named.join(', ')} and ${findings.length - mostNamed} more`,
    received: 'texts of another language',
  }
}

function problemOf(findings: readonly FileFinding[]): string {
  const other = findings.find(({ message }) => message !== isStillEnglish)?.message
  // Shorter texts may be the same words in both languages. The verb texts counts them too.
  return (
    other?.replace('of it', `of ${findings.length} texts`) ??
    `${findings.length} texts of several words are still English`
  )
}

/** Another check tells a whole file that is in another language. */
function isOtherLanguage(draft: Draft, [first]: readonly FileFinding[]): boolean {
  return textLanguage.inspect(draft).some(({ file }) => file === first?.file)
}

const textScript: MerchantCheck = {
  code: 'text-script',
  severity: 'warning',
  docs: {
    what: 'A text has a letter that its language does not write: of another script, or one of a neighbour that only looks alike, as Arabic yeh in Persian or a Cyrillic "о" in a Latin word.',
    why: 'Search, screen readers and fonts take it for another letter, and where the face lacks it players see a box.',
    bad: texts('Home', 'T\u0430hanan'),
    good: texts('Home', 'Tahanan'),
  },
  inspect: (draft) =>
    foreignLetter(draft)
      .filter((findings) => findings.length === 0 || !isOtherLanguage(draft, findings))
      .flat(),
}

const foreignLetter = slips(({ text }, { foreignLetters, mixed }) => {
  // Names of placeholders are Latin.
  const foreign =
    foreignLetters.exec(text)?.[0] ?? (mixed?.test(text) ? mixed.exec(wordsOf(text, ' '))?.[0] : undefined)
  if (foreign === undefined) return undefined
  const code = foreign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return [`"${foreign}" (U+${code}) is no letter of this language`, 'the letters of this language']
})

const textBlanks: MerchantCheck = {
  code: 'text-blanks',
  severity: 'warning',
  docs: {
    what: 'A text begins or ends with a blank, or has two in a row.',
    why: 'What was pasted from elsewhere looks slovenly, and two texts that should be one are not.',
    bad: texts('All  games', 'Lahat ng laro'),
    good: texts('All games', 'Lahat ng laro'),
  },
  inspect: (draft) => ownTextFiles(draft).flatMap((own) => needlessBlanks(own)),
}

/** Another check tells the separators of lines and paragraphs, which are no blanks to whoever wrote them. */
const needless = /^[^\S\n\u2028\u2029]|[^\S\n\u2028\u2029]{2}|[^\S\n\u2028\u2029]$/

const needlessBlanks = memoiseByObject((own: readonly OwnText[]): FileFinding[] =>
  own.flatMap(({ file, key, text }): FileFinding[] => {
    if (!needless.test(text) || text.trim() === '' || isGarbled(text)) return []
    const whole = text.replaceAll(/[^\S\n]{2,}/g, ' ').trim()
    const message = 'blanks that nobody reads stand in this text'
    return [{ ...placeOf(file, key, text), message, expected: JSON.stringify(whole), suggestions: [whole] }]
  }),
)

const textEnding: MerchantCheck = {
  code: 'text-ending',
  severity: 'warning',
  docs: {
    what: 'The English text is a sentence with its full stop or question mark, and this one ends without; or it ends like a sentence where the English is a label.',
    why: 'Labels and sentences stand beside others of their kind, and one that ends otherwise looks forgotten.',
    bad: texts('What do you want to play today?', 'Ano ang gusto mong laruin ngayon'),
    good: texts('What do you want to play today?', 'Ano ang gusto mong laruin ngayon?'),
  },
  inspect: (draft) => otherEnding(draft).flat(),
}

const otherEnding = slips(({ text }, { script }, english) => {
  if (english === undefined || withoutFullStop.has(script)) return undefined
  const [meant, here] = [endOf(english), endOf(text)]
  if (meant === 'sentence' && here === 'label') return ['ends without a full stop, unlike the English', 'a full stop']
  // A short one may end with an abbreviation.
  if (meant === 'label' && here === 'sentence' && wordsIn(text) >= 4 && /[.\u3002\u0964\u104b\u06d4]$/u.test(text))
    return ['ends with a full stop, unlike the English', 'no full stop']
  return undefined
})

export const translationSlips: readonly MerchantCheck[] = [textEnglish, textScript, textBlanks, textEnding]

/**
 * Judges each of a merchant's own texts in a language other than English, a list for each file: what is wrong with it, and
 * what is expected. A template has a file for each of 34 languages, which brands share.
 */
function slips(
  judge: (
    text: OwnText,
    spoken: Spoken,
    english: string | undefined,
  ) => readonly [problem: string, expected: string] | undefined,
): (draft: Draft) => FileFinding[][] {
  const known = new WeakMap<
    readonly OwnText[],
    { readonly beside: readonly unknown[]; readonly found: FileFinding[] }
  >()
  return (draft) => {
    const english = englishOf(draft)
    const layers = english === undefined ? [] : draft.chain.map(({ files }) => files.get(`locales/${english}`)?.value)
    return ownTextFiles(draft).map((own) => {
      const spoken = own[0] && spokenIn(draft, own[0].language)
      if (spoken === undefined || own[0]?.language === english) return []
      const beside = [spoken, ...layers]
      const before = known.get(own)
      if (before !== undefined && isSame(before.beside, beside)) return before.found
      const englishText = englishTexts(draft)
      const found: FileFinding[] = []
      for (const text of own) {
        const problem = judge(text, spoken, englishText(text.key))
        if (problem === undefined) continue
        const [message, expected] = problem
        found.push({ ...placeOf(text.file, text.key, text.text), message, expected, suggestions: [] })
      }
      known.set(own, { beside, found })
      return found
    })
  }
}

const isSame = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && before.every((each, at) => each === now[at])

const englishOf = memoiseByDraft((draft): string | undefined =>
  [...draft.texts.keys()].find((each) => /^en\b/.test(localeOf(draft.config.site, each) ?? '')),
)

/** The English text under a key, in its form for other numbers, looked up once for all languages. */
const englishTexts = memoiseByDraft((draft) => {
  const english = englishOf(draft)
  const { texts } = draft
  return memoiseByText((key): string | undefined =>
    english === undefined
      ? undefined
      : (texts.written(english, key) ?? texts.written(english, key.replace(pluralForm, '_other'))),
  )
})

function spokenIn({ config }: Draft, language: string): Spoken | undefined {
  const locale = localeOf(config.site, language)
  return locale === undefined ? undefined : spoken(locale)
}

/** Thai, Lao and Khmer texts end a sentence with a blank or with nothing. */
const withoutFullStop = new Set(['Thai', 'Laoo', 'Khmr'])

function endOf(text: string): 'sentence' | 'label' | 'other' {
  // Most texts end with a letter, and to look for what follows the last one takes its time.
  if (/[\p{L}\p{M}]$/u.test(text)) return 'label'
  const last = text.replace(/(?:<\/?\w+>|["”»“」』)）\]\s])+$/u, '').at(-1) ?? ''
  if (/[.!?。！？।॥။។؟۔]/u.test(last) && !text.endsWith('...')) return 'sentence'
  return /[\p{L}\p{M}\p{N}]/u.test(last) ? 'label' : 'other'
}

function wordsIn(text: string): number {
  return wordsOf(text, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length
}
