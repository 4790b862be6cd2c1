import type { Draft } from '@/engine/draft'
import { pluralForm } from '@/lib/plural-form'
import { hasText, languagesWithTexts } from './text-missing'
import type { FileFinding } from './check'
import type { MerchantCheck } from './merchant-check'

export const textUntranslated: MerchantCheck = {
  code: 'text-untranslated',
  severity: 'error',
  docs: {
    what: 'One supported language has a text that another one lacks.',
    why: 'Parts of the site ask for texts that no JSON file names: these too must be there in every language.',
    bad: { 'locales/EN.json': '{ "form.extra": "Extra" }' },
    good: {
      'locales/EN.json': '{ "form.extra": "Extra" }',
      'locales/TY.json': '{ "form.extra": "Th\u00eam" }',
      'menus.json': '{ "side": { "items": { "home": { "label": "form.extra" } } } }',
    },
  },
  inspect(draft) {
    const languages = languagesWithTexts(draft)
    return languages.flatMap((language) => {
      const stems = lackingIn(draft, language, languages).map((key) => key.replace(pluralForm, ''))
      return [...new Set(stems)]
        .filter((key) => !hasText(draft, language, key) && !isPlainText(draft, language, key))
        .map((key) => finding(language, key))
    })
  },
}

/** Keys of the other languages that a language does not have in the same form. */
function lackingIn({ texts }: Draft, language: string, languages: readonly string[]): string[] {
  const own = texts.get(language) ?? {}
  const others = languages.filter((each) => each !== language).map((each) => texts.get(each) ?? {})
  return others.flatMap((each) => Object.keys(each).filter((key) => !Object.hasOwn(own, key)))
}

/** A key that merely ends like a plural form, as `step_one`. */
function isPlainText({ texts }: Draft, language: string, stem: string): boolean {
  return Object.keys(texts.get(language) ?? {}).some((key) => key.replace(pluralForm, '') === stem)
}

function finding(language: string, key: string): FileFinding {
  return {
    file: `locales/${language}`,
    path: [],
    spot: 'object',
    message: `no text for "${key}" in ${language}, though another language has one`,
    expected: `"${key}"`,
    received: 'nothing',
    suggestions: [key],
    about: `${language} ${key}`,
  }
}
