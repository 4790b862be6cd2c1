import type { Draft } from '@/engine/merge/draft'
import { pluralForm } from '@/contract/text/plural-form'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import type { LayeredTexts } from '@/engine/merge/layered-texts'
import { hasText, languagesWithTexts } from '@/engine/checks/texts/text-missing'

type Texts = Pick<Draft, 'texts'>

export const textUntranslated: MerchantCheck = {
  code: 'text-untranslated',
  severity: 'warning',
  docs: {
    what: 'One supported language has a text that another one lacks.',
    why: 'Players of that language read it in another one: the default language where that has it. So a language can go live before all of it is translated; what many are is said once a file.',
    bad: {
      'locales/EN.json': '{ "form.extra": "Extra" }',
      'menus.json': '{ "side": { "items": { "home": { "label": "form.extra" } } } }',
    },
    good: {
      'locales/EN.json': '{ "form.extra": "Extra" }',
      'locales/TY.json': '{ "form.extra": "Dagdag" }',
      'menus.json': '{ "side": { "items": { "home": { "label": "form.extra" } } } }',
    },
  },
  inspect(draft) {
    const languages = languagesWithTexts(draft)
    // Texts that a template lacks are reported with the template.
    const [inherited, others] = [true, false].map((has) =>
      languages.filter((language) => (draft.texts.below?.has(language) ?? false) === has),
    )
    return [
      ...findingsIn(draft, inherited, () => writtenKeys(draft, languages)),
      ...findingsIn(draft, others, () => everyKey(draft, languages)),
    ]
  },
}

/** The keys without a text in a language, of all that some language of the merchant has. */
export function untranslatedKeys(texts: LayeredTexts, languages: readonly string[], language: string): string[] {
  const known = languages.filter((each) => texts.has(each))
  const isInherited = texts.below?.has(language) === true
  return lackingIn({ texts }, language, isInherited ? writtenKeys({ texts }, known) : everyKey({ texts }, known))
}

function findingsIn(draft: Draft, languages: readonly string[] = [], keys: () => ReadonlySet<string>): FileFinding[] {
  if (languages.length === 0) return []
  const sought = keys()
  return languages.flatMap((language) => lackingIn(draft, language, sought).map((key) => finding(draft, language, key)))
}

/** Keys in the merchant's own files that have a text in some language. */
function writtenKeys({ texts }: Texts, languages: readonly string[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const language of languages) for (const key of Object.keys(texts.own.get(language) ?? {})) keys.add(key)
  for (const key of keys) if (!languages.some((each) => texts.written(each, key) !== undefined)) keys.delete(key)
  return keys
}

function everyKey({ texts }: Texts, languages: readonly string[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const language of languages) for (const key of Object.keys(texts.get(language) ?? {})) keys.add(key)
  return keys
}

/** The keys without a text in a language, not even in another plural form. */
function lackingIn(draft: Texts, language: string, keys: ReadonlySet<string>): string[] {
  const lacking: string[] = []
  for (const key of keys) if (draft.texts.text(language, key) === undefined) lacking.push(key)
  if (lacking.length === 0) return []
  const forms = new Set(
    Object.keys(draft.texts.get(language) ?? {})
      .filter(isForm)
      .map(stemOf),
  )
  return [...new Set(lacking.map(stemOf))].filter((key) => !hasText(draft, language, key) && !forms.has(key))
}

function isForm(key: string): boolean {
  return pluralForm.test(key)
}

function stemOf(key: string): string {
  return key.replace(pluralForm, '')
}

function finding(draft: Draft, language: string, key: string): FileFinding {
  return {
    ...placeOf(draft, language, key),
    message: `no text for "${key}" in ${language}: players read it in another language`,
    expected: `"${key}"`,
    received: 'nothing',
    suggestions: [key],
    about: `${language} ${key}`,
  }
}

/** The file that lacks the text; if the merchant has no file of that language, the text that it does have. */
function placeOf({ chain, texts }: Draft, language: string, key: string): Pick<FileFinding, 'file' | 'path' | 'spot'> {
  const isOwn = chain[0]?.files.has(`locales/${language}`) === true
  if (texts.own.get(language)?.[key] === null) return { file: `locales/${language}`, path: [key], spot: 'value' }
  const holder = isOwn ? undefined : [...texts.own].find(([, own]) => Object.hasOwn(own, key))?.[0]
  if (holder === undefined) return { file: `locales/${language}`, path: [], spot: 'object' }
  return { file: `locales/${holder}`, path: [key], spot: 'key' }
}
