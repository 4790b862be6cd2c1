import type { FileKey } from '@/engine/schema/config-files'
import { ownTextFiles, ownTexts, placeOf, type OwnText } from './own-texts'
import type { Draft } from '@/engine/merge/draft'
import type { LayeredTexts } from '@/engine/merge/layered-texts'
import { oneOf } from '@/engine/names/one-of'
import { memoiseByDraft } from '@/engine/merge/memoise-by-draft'
import { memoiseByText } from '@/engine/memo/memoise-by-text'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { mayLeaveOutNumber, otherForm } from './number-left-out'
import { namesFor, PlaceholderNames, tagsFor } from './placeholder-names'
import { placeholdersIn, renamed, type Placeholders } from './placeholders'
import { localeOf } from '@/engine/names/locale-of'
import { suggest } from '@/engine/names/suggest'
import { autofixText } from '@/engine/names/autofix-text'
import { pluralForm } from '@/contract/text/plural-form'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { languagesWithTexts } from './text-missing'

const placeholderBroken: MerchantCheck = {
  code: 'placeholder-broken',
  severity: 'error',
  docs: {
    what: 'A placeholder in a text is not whole: it is not closed, not opened, or stands in single braces.',
    why: 'Players would read the braces.',
    bad: { 'locales/EN.json': '{ "nav.home": "Back to {{brand" }' },
    good: { 'locales/EN.json': '{ "nav.home": "Back to {{brand}}" }' },
  },
  inspect: (draft) => ownTextFiles(draft).flatMap(brokenIn),
}

const brokenIn = memoiseByObject((texts: readonly OwnText[]): readonly FileFinding[] =>
  texts.flatMap(({ file, key, text, written: { broken } }) => {
    if (broken === undefined) return []
    const name = /[A-Za-z][\w.]*/.exec(broken)?.[0] ?? 'brand'
    const message = `"${broken}" is no whole placeholder: one stands in two braces on each side`
    return [{ ...placeOf(file, key, text), message, expected: `{{${name}}}`, suggestions: [] }]
  }),
)

const placeholderUnknown: MerchantCheck = {
  code: 'placeholder-unknown',
  severity: 'error',
  docs: {
    what: 'A text holds a placeholder that nothing fills in where this text stands.',
    why: 'Players would read a gap. {{brand}} is filled in everywhere; what else is, the text of the template shows.',
    fix: 'writes the placeholder that was meant, where there is one alone and it is one letter away.',
    bad: { 'locales/EN.json': '{ "nav.home": "{{brnad}}" }' },
    good: { 'locales/EN.json': '{ "nav.home": "{{brand}}" }' },
  },
  inspect: (draft) => unknownIn(draft),
}

export const placeholderDiffers: MerchantCheck = {
  code: 'placeholder-differs',
  severity: 'warning',
  docs: {
    what: 'A text leaves out what the same text has in another language, or a tag that it has in the template: an amount, a name, a number, or the words of a link between <link> and </link>.',
    why: 'Players of this language would not be told it. {{brand}} may be left out, and the number in a form that is read for one number alone.',
    bad: {
      'fields.json': '{ "patterns": { "username": "form.wrong" } }',
      'locales/EN.json': '{ "form.wrong": "{{field}} is wrong" }',
      'locales/TY.json': '{ "form.wrong": "Mali" }',
    },
    good: {
      'fields.json': '{ "patterns": { "username": "form.wrong" } }',
      'locales/EN.json': '{ "form.wrong": "{{field}} is wrong" }',
      'locales/TY.json': '{ "form.wrong": "Mali ang {{field}}" }',
    },
  },
  inspect(draft) {
    const languages = languagesWithTexts(draft)
    const wrong = new Set(unknownIn(draft).map(({ about = '' }) => about))
    const locales = new Map(languages.map((each) => [each, localeOf(draft.config.site, each) ?? '']))
    if (wrong.size > 0 || !draft.isComplete) return differing(draft.texts, locales, ownTexts(draft), wrong)
    // Brands whose texts are alike have them by identity.
    const known = differences.get(draft.texts) ?? new Map<string, FileFinding[]>()
    differences.set(draft.texts, known)
    const id = [...locales].flat().join(' ')
    const found = known.get(id) ?? differing(draft.texts, locales, ownTexts(draft), wrong)
    known.set(id, found)
    return found
  },
}

/** By the languages that were compared, with their tags. */
const differences = new WeakMap<LayeredTexts, Map<string, FileFinding[]>>()

/**
 * `locales`: the languages that are compared, each with its BCP 47 tag. `wrong`: the placeholders that another check
 * reports, as `aboutOf` writes them.
 */
function differing(
  texts: LayeredTexts,
  locales: ReadonlyMap<string, string>,
  own: readonly OwnText[],
  wrong: ReadonlySet<string>,
): FileFinding[] {
  const languages = [...locales.keys()]
  // Nothing is wrong with most texts, and looking each name up would cost as much as all the rest.
  const isWrong = (language: string, key: string) => (name: string) =>
    wrong.size > 0 && wrong.has(aboutOf(language, key, name))
  const isRight = (language: string, key: string) => (name: string) => name !== 'brand' && !isWrong(language, key)(name)
  const wanted = memoiseByText(
    (key) => new Set(languages.flatMap((each) => namesFor(texts, [each], key)?.filter(isRight(each, key)) ?? [])),
  )
  const wantedTags = memoiseByText((key): ReadonlySet<string> => new Set(tagsFor(texts, languages, key)))
  const filled = new Set(
    own.filter(({ written }) => !holdsBrandAlone(written) || written.tags.length > 0).map(({ key }) => key),
  )
  // A form of one language alone is judged by the form that all have.
  const isFilled = memoiseByText((key) =>
    [key, otherForm(key)].some(
      (each) => filled.has(each) || languages.some((language) => texts.below?.text(language, each) !== undefined),
    ),
  )
  return own.flatMap(({ file, language, key, text, written }) => {
    // A quick exit: most of a brand's own texts have no placeholder in any language.
    if (!isFilled(key)) return []
    if (written.broken !== undefined || written.names.some(isWrong(language, key))) return []
    const mayNotCount = () => mayLeaveOutNumber(texts, language, locales.get(language) ?? '', key)
    const names = [...wanted(key)]
      .filter((name) => !written.names.includes(name) && !(name === 'count' && mayNotCount()))
      .map((name) => `{{${name}}}`)
    const isTagged = written.tags.length > 0 || names.length > 0 || holdsMarkup(text)
    const tags = isTagged ? [] : [...wantedTags(key)]
    // Even if every language leaves it out, the template's tags are lacking.
    const inTemplate = isTagged || tags.length > 0 ? [] : texts.below && tagsIn(texts.below).get(key)
    // Leaving out a tag also leaves out the content that is inserted between its ends.
    const lacking = [...names, ...[...tags, ...(inTemplate ?? [])].map((tag) => `<${tag}>…</${tag}>`)]
    if (lacking.length === 0) return []
    const all = lacking.join(' and ')
    const where = names.length + tags.length > 0 ? 'another language' : 'the text of the template'
    return [{ ...placeOf(file, key, text), message: `lacks ${all}, which ${where} has`, expected: all }]
  })
}

const unknownIn = memoiseByDraft((draft): FileFinding[] => {
  const languages = languagesWithTexts(draft)
  const names = new PlaceholderNames(draft)
  const elsewhere = knownElsewhere(draft, languages)
  return ownTextFiles(draft)
    .flatMap(filledIn)
    .flatMap(({ file, language, key, text, written }) => {
      const known = names.of(key) ?? elsewhere(language, key)
      return written.names
        .filter((name) => known !== undefined && !known.has(name))
        .map((name) => unknown(file, language, key, text, name, [...(known ?? [])]))
    })
})

/** The texts of a file that are filled in with something besides the brand's name. */
const filledIn = memoiseByObject((texts: readonly OwnText[]) =>
  texts.filter(({ written }) => written.broken === undefined && !holdsBrandAlone(written)),
)

/** The tags of a template's texts, by key. */
const tagsIn = memoiseByObject((texts: LayeredTexts): ReadonlyMap<string, readonly string[]> => {
  const found = new Map(texts.below && tagsIn(texts.below))
  for (const [key, text] of [...texts.own.values()].flatMap((each) => Object.entries(each)))
    if (typeof text === 'string' && text.includes('</')) found.set(key, placeholdersIn(text).tags)
  return found
})

/** The check text-markup reports markup in a place that does not support it. */
function holdsMarkup(text: string): boolean {
  return /<[a-z]+[ >]/i.test(text)
}

function holdsBrandAlone({ names }: Placeholders): boolean {
  return names.every((name) => name === 'brand')
}

function unknown(
  file: FileKey,
  language: string,
  key: string,
  text: string,
  name: string,
  known: readonly string[],
): FileFinding {
  const suggestions = suggest(name, known)
  const meant = autofixText(name, suggestions)
  const expected = oneOf(
    known.map((each) => `{{${each}}}`),
    'no placeholder',
  )
  return {
    ...placeOf(file, key, text),
    message: `nothing fills in {{${name}}} here`,
    expected,
    suggestions: suggestions.map((each) => renamed(text, name, each)),
    ...(meant !== undefined && { repair: JSON.stringify(renamed(text, name, meant)) }),
    about: aboutOf(language, key, name),
  }
}

/**
 * For the lowest template: the placeholders that the other languages have under a key. Each key is looked up once for
 * all languages.
 */
function knownElsewhere({ texts }: Draft, languages: readonly string[]) {
  const holdersOf = memoiseByText((key) => {
    const names = languages.flatMap((language) => {
      const own = namesFor(texts, [language], key)
      return own === undefined ? [] : [[language, own] as const]
    })
    return new Map(names)
  })
  return (language: string, key: string): ReadonlySet<string> | undefined => {
    const others = [...holdersOf(key)].filter(([each]) => each !== language)
    // If only two languages differ, neither is certainly right: the check placeholder-differs reports that.
    if (others.length === 0 || languages.length < 3) return undefined
    return new Set(['brand', ...others.flatMap(([, names]) => names)])
  }
}

/** The forms of a text that counts are one text: what is wrong in one of them is not asked of another. */
function aboutOf(language: string, key: string, name: string): string {
  return `${language} ${key.replace(pluralForm, '')} ${name}`
}

export const placeholderChecks: readonly MerchantCheck[] = [placeholderBroken, placeholderUnknown, placeholderDiffers]
