import { pluralForm } from '@/contract/text/plural-form'
import { valueAt } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { memoiseByText } from '@/engine/memo/memoise-by-text'
import type { Draft } from '@/engine/merge/draft'
import { memoiseByDraft } from '@/engine/merge/memoise-by-draft'
import { ownTextFiles, placeOf, type OwnText } from './placeholder-checks'
import { isGarbled } from './text-garbled'
import { textLanguage } from './text-language'

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

const stillEnglish = slips(({ text }, { english, script, letters }) => {
  const words = plainText(text).match(/[A-Za-z’']{2,}/g) ?? []
  const isLeft =
    script === 'Latn'
      ? words.length >= 4 && text === english
      : words.filter((word) => /^[a-z]/.test(word)).length >= 2 && !letters.test(text)
  return isLeft ? ['is still English', 'the words of this language'] : undefined
})

/** Up to this many texts of a file are named one by one. */
const mostNamed = 3

function inOne(findings: readonly FileFinding[]): FileFinding {
  const [first] = findings as readonly [FileFinding, ...FileFinding[]]
  const named = findings.slice(0, mostNamed).map(({ path }) => `"${path.join('.')}"`)
  return {
    ...first,
    path: [],
    spot: 'object',
    message: `${findings.length} texts are still English: ${named.join(', ')} and ${findings.length - mostNamed} more`,
    received: 'English texts',
  }
}

/** Another check tells a whole file of Vietnamese that is in another language. */
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
  inspect: (draft) => foreignLetter(draft).flat(),
}

const foreignLetter = slips(({ text }, { foreignLetters, language }) => {
  const foreign = foreignLetters.exec(text)?.[0] ?? lookalikes.get(language)?.exec(text)?.[0] ?? mixed(text)
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

const needlessBlanks = memoiseByObject((own: readonly OwnText[]): FileFinding[] =>
  own.flatMap(({ file, key, text }): FileFinding[] => {
    if (!/^[^\S\n]|[^\S\n]{2}|[^\S\n]$/.test(text) || text.trim() === '' || isGarbled(text)) return []
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

const otherEnding = slips(({ text }, { english, script }) => {
  if (english === undefined || withoutFullStop.has(script)) return undefined
  const [meant, here] = [endOf(english), endOf(text)]
  if (meant === 'sentence' && here === 'label') return ['ends without a full stop, unlike the English', 'a full stop']
  // A short one may end with an abbreviation.
  if (meant === 'label' && here === 'sentence' && wordsIn(text) >= 4 && /[.\u3002\u0964\u104b\u06d4]$/u.test(text))
    return ['ends with a full stop, unlike the English', 'no full stop']
  return undefined
})

export const translationSlips: readonly MerchantCheck[] = [textEnglish, textScript, textBlanks, textEnding]

/** What a language is written in. */
interface Spoken {
  /** The language of the tag: "fa" of "fa-IR". */
  readonly language: string
  /** ISO 15924. */
  readonly script: string
  /** Finds a letter of the language's scripts. */
  readonly letters: RegExp
  /** Finds a letter of no script of it: Latin names and what all scripts share are in every language. */
  readonly foreignLetters: RegExp
}

interface Beside extends Spoken {
  /** The English text under the same key, in its form for other numbers. */
  readonly english: string | undefined
}

/**
 * Judges each of a merchant's own texts in a language other than English, a list for each file: what is wrong with it, and
 * what is expected. A template has a file for each of 34 languages, which brands share.
 */
function slips(
  judge: (text: OwnText, beside: Beside) => readonly [problem: string, expected: string] | undefined,
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
      const found = own.flatMap((text) => {
        const problem = judge(text, { ...spoken, english: english && textIn(draft, english, text.key) })
        if (problem === undefined) return []
        const [message, expected] = problem
        return [{ ...placeOf(text.file, text.key, text.text), message, expected, suggestions: [] }]
      })
      known.set(own, { beside, found })
      return found
    })
  }
}

const isSame = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && before.every((each, at) => each === now[at])

const englishOf = memoiseByDraft((draft): string | undefined =>
  [...draft.texts.keys()].find((each) => spokenIn(draft, each)?.language === 'en'),
)

function textIn({ texts }: Draft, language: string, key: string): string | undefined {
  return texts.written(language, key) ?? texts.written(language, key.replace(pluralForm, '_other'))
}

function spokenIn({ config }: Draft, language: string): Spoken | undefined {
  const locale = valueAt(config.site, ['languages', 'items', language, 'locale'])
  return typeof locale === 'string' ? spoken(locale) : undefined
}

/** Undefined for what is no tag, which another check reports, and for a script that this Unicode does not know. */
const spoken = memoiseByText((locale: string): Spoken | undefined => {
  try {
    const { language, script } = new Intl.Locale(locale).maximize()
    if (script === undefined) return undefined
    const own = (severalScripts[script] ?? [script]).map((each) => `\\p{Script=${each}}`).join('')
    const letters = new RegExp(`[${own}]`, 'u')
    const foreignLetters = new RegExp(`[^${own}\\p{Script=Latn}\\p{Script=Common}\\p{Script=Inherited}]`, 'u')
    return { language, script, letters, foreignLetters }
  } catch {
    return undefined
  }
})

/** Scripts of ISO 15924 that stand for several. */
const severalScripts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/** Letters of Arabic that Persian and Urdu write otherwise. */
const lookalikes = new Map([
  ['fa', /[يك]/u],
  ['ur', /[يك]/u],
])

/** The first letter of another script within a word: Latin in Cyrillic or Greek. */
function mixed(text: string): string | undefined {
  return /(?<=[\p{Script=Cyrillic}\p{Script=Greek}])\p{Script=Latin}|\p{Script=Latin}(?=[\p{Script=Cyrillic}\p{Script=Greek}])/u.exec(
    plainText(text),
  )?.[0]
}

/** Thai, Lao and Khmer texts end a sentence with a blank or with nothing. */
const withoutFullStop = new Set(['Thai', 'Laoo', 'Khmr'])

function endOf(text: string): 'sentence' | 'label' | 'other' {
  const last = text.replace(/(?:<\/?\w+>|["”»“」』)）\]\s])+$/u, '').at(-1) ?? ''
  if (/[.!?。！？।॥။។؟۔]/u.test(last) && !text.endsWith('...')) return 'sentence'
  return /[\p{L}\p{M}\p{N}]/u.test(last) ? 'label' : 'other'
}

function plainText(text: string): string {
  return text.replaceAll(/\{\{\w+\}\}|<[^>]*>/g, ' ')
}

function wordsIn(text: string): number {
  return plainText(text)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length
}
