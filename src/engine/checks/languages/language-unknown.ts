import { oneOf } from '@/engine/names/one-of'
import { languagesMeant } from '@/engine/names/languages-meant'
import { valueAt } from '@/contract/json/json-value'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

export const languageUnknown: ReferenceCheck = {
  code: 'language-unknown',
  severity: 'error',
  docs: {
    what: 'The merchant offers no language of this code.',
    why: 'A visitor would be shown a language that has no texts.',
    fix: 'writes the language that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "defaultLanguage": "VI" }' },
    good: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "defaultLanguage": "TY" }' },
  },
  refs: ['language'],
  inspect({ value }, { config, names: { languages } }) {
    if (languages === undefined || languages.includes(value)) return []
    const message = `no language "${value}" in languages of site.json`
    const suggestions = languagesMeant(value, valueAt(config.site, ['languages', 'items']))
    return [{ message, expected: oneOf(languages, 'a language of site.json'), suggestions }]
  },
}
