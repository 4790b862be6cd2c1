import { localeOf } from '@/engine/names/locale-of'
import { askedKey, pluralForm } from '@/contract/text/plural-form'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { memoiseByText } from '@/engine/memo/memoise-by-text'
import type { Draft } from '@/engine/merge/draft'
import type { LayeredTexts } from '@/engine/merge/layered-texts'
import { memoiseByDraft } from '@/engine/merge/memoise-by-draft'
import { pluralFormsOf, type PluralForms } from '@/engine/names/plural-rules'
import { oneOf } from '@/engine/names/one-of'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { ownTextFiles, placeOf, type OwnText } from './own-texts'
import { languagesWithTexts } from './text-missing'

/** A message that counts, in both languages of the examples. */
const good = {
  'fields.json': '{ "patterns": { "username": "form.long" } }',
  'locales/EN.json': '{ "form.long_one": "{{count}} letter", "form.long_other": "{{count}} letters" }',
  'locales/TY.json': '{ "form.long_one": "Hanggang {{count}} letra", "form.long_other": "Hanggang {{count}} letra" }',
}

const pluralFormMissing: MerchantCheck = {
  code: 'plural-form-missing',
  severity: 'warning',
  docs: {
    what: 'A text that counts lacks a form that its language has: English says "1 point" and "2 points", Russian has three more.',
    why: 'Players would read the form for other numbers, as in "1 points".',
    bad: {
      ...good,
      'locales/EN.json': '{ "form.long_other": "{{count}} letters" }',
    },
    good,
  },
  inspect: (draft) =>
    countedTexts(draft).flatMap(({ key, forms, rules }) => {
      const [first] = forms
      const lacking = rules.needed.filter((form) => !forms.some((each) => each.key === `${key}_${form}`))
      if (first === undefined || lacking.length === 0) return []
      const { file, language } = first
      const names = lacking.map((form) => `"${key}_${form}"`)
      return [
        {
          ...{ file, path: [first.key], spot: 'key' as const, received: `"${first.key}"` },
          message: `${language} counts in the forms ${rules.all.join(', ')}: "${key}" lacks ${lacking.join(' and ')}`,
          expected: names.join(' and '),
          suggestions: [],
        },
      ]
    }),
}

export const pluralFormUnknown: MerchantCheck = {
  code: 'plural-form-unknown',
  severity: 'warning',
  docs: {
    what: 'A text has a form for numbers that its language does not tell apart.',
    why: 'Nobody would ever read it.',
    bad: {
      ...good,
      'locales/EN.json':
        '{ "form.long_one": "{{count}} letter", "form.long_few": "{{count}} letters", "form.long_other": "{{count}} letters" }',
    },
    good,
  },
  inspect: (draft) =>
    countedTexts(draft).flatMap(({ key, forms, rules }) =>
      forms
        .filter((each) => !rules.all.some((form) => each.key === `${key}_${form}`))
        .map(({ file, key: own, language }) => ({
          ...{ file, path: [own], spot: 'key' as const, received: `"${own}"` },
          message: `${language} has no form "${own.slice(key.length + 1)}": nobody reads this text`,
          expected: oneOf(
            rules.all.map((form) => `${key}_${form}`),
            'no such key',
          ),
          suggestions: [],
        })),
    ),
}

export const pluralFormsNone: MerchantCheck = {
  code: 'plural-forms-none',
  severity: 'error',
  docs: {
    what: 'A text that counts stands under its plain key, without the forms of its language.',
    why: 'Players would go on reading the text of the template, which has the forms.',
    bad: {
      ...good,
      'locales/EN.json': '{ "form.long": "{{max}} letters" }',
    },
    good,
  },
  inspect(draft) {
    const languages = languagesWithTexts(draft)
    const stems = stemsIn(draft.texts)
    const counts = memoiseByText((key) =>
      languages.some((each) => draft.texts.text(each, `${key}_other`) !== undefined),
    )
    return ownTextFiles(draft).flatMap((texts) =>
      texts.flatMap(({ file, language, key, text }): FileFinding[] => {
        if (!stems.has(key) || pluralForm.test(key) || !counts(key)) return []
        const keys = (rulesIn(draft, language)?.needed ?? ['other']).map((form) => `"${key}_${form}"`)
        const message = `"${key}" counts, and needs a text for each form of ${language}`
        return [{ ...placeOf(file, key, text), message, expected: keys.join(' and '), suggestions: [] }]
      }),
    )
  },
}

const pluralNumberMissing: MerchantCheck = {
  code: 'plural-number-missing',
  severity: 'error',
  docs: {
    what: 'A form that stands for several numbers leaves the number out: "one" is not only 1 in every language. In Filipino it is 0, 1, 2, 3, 5, 7, 8 and others, in Russian 1, 21, 31 and others.',
    why: 'Players would read the same number for all of them, or none.',
    bad: {
      ...good,
      'locales/TY.json': '{ "form.long_one": "Isang letra", "form.long_other": "Hanggang {{count}} letra" }',
    },
    good,
  },
  inspect: (draft) =>
    countedTexts(draft).flatMap(({ key, forms, rules }) => {
      const others = forms.find((each) => each.key === `${key}_other`)
      if (others?.written.names.includes('count') !== true) return []
      return forms
        .filter((each) => rules.several.has(each.key.slice(key.length + 1)) && !each.written.names.includes('count'))
        .map(({ file, key: own, text, language }) => ({
          ...placeOf(file, own, text),
          message: `in ${language} this form is read for several numbers, and says none`,
          expected: '{{count}}',
          suggestions: [],
        }))
    }),
}

/** The plain keys of texts that have a form for other numbers in a file of any language, in force or not. */
const stemsIn = memoiseByObject(({ own, below }: LayeredTexts): ReadonlySet<string> => {
  const keys = [...own.values()].flatMap((texts) => Object.keys(texts).filter((key) => key.endsWith(other)))
  return new Set([...(below === undefined ? [] : stemsIn(below)), ...keys.map((key) => key.slice(0, -other.length))])
})

const other = '_other'

interface CountedText {
  /** The key that code asks for. */
  readonly key: string
  /** The merchant's own forms of it in one language. */
  readonly forms: readonly OwnText[]
  readonly rules: PluralForms
}

/** The texts of a file whose keys end like those of forms. */
const formsIn = memoiseByObject((texts: readonly OwnText[]) => texts.filter(({ key }) => pluralForm.test(key)))

const countedTexts = memoiseByDraft((draft): readonly CountedText[] =>
  ownTextFiles(draft).flatMap((texts) => {
    const [first] = texts
    const rules = first && rulesIn(draft, first.language)
    if (first === undefined || rules === undefined) return []
    const isText = (key: string) => draft.texts.text(first.language, key) !== undefined
    const found = new Map<string, OwnText[]>()
    for (const text of formsIn(texts)) {
      const key = askedKey(text.key, isText)
      if (key !== text.key) found.set(key, [...(found.get(key) ?? []), text])
    }
    return [...found].map(([key, forms]) => ({ key, forms, rules }))
  }),
)

function rulesIn({ config }: Draft, language: string): PluralForms | undefined {
  const locale = localeOf(config.site, language)
  return locale === undefined ? undefined : pluralFormsOf(locale)
}

export const pluralChecks: readonly MerchantCheck[] = [
  pluralFormMissing,
  pluralFormUnknown,
  pluralFormsNone,
  pluralNumberMissing,
]
