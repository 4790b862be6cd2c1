import type { MerchantCheck } from '@/engine/checks/check-kinds'

export const languageWithoutTexts: MerchantCheck = {
  code: 'language-without-texts',
  severity: 'error',
  docs: {
    what: 'A language is offered for which there is no file in locales/.',
    why: 'A visitor who chooses it would read another language on every page. A file with some of the texts is enough: what it lacks is told, and refuses nothing.',
    bad: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "languages": { "items": { "FR": { "locale": "fr", "label": "Fran\u00e7ais" } }, "order": ["EN", "FR"] } }',
    },
    good: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"] }' },
  },
  inspect({ names, texts, unreadable, isComplete }) {
    if (!isComplete) return []
    return (names.offered ?? [])
      .filter((language) => !texts.has(language) && !unreadable.has(`locales/${language}`))
      .map((language) => ({
        file: 'site',
        path: ['languages', 'items', language],
        spot: 'key',
        message: `there is no locales/${language}.json`,
        expected: `texts in locales/${language}.json`,
        received: 'no file',
        suggestions: [],
      }))
  },
}
