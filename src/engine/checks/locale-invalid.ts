import type { ReferenceCheck } from './merchant-check'

export const localeInvalid: ReferenceCheck = {
  code: 'locale-invalid',
  severity: 'error',
  docs: {
    what: 'The locale is no BCP 47 language tag.',
    why: 'Numbers, dates and amounts are written by it; the browser would refuse to.',
    bad: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "languages": { "items": { "TY": { "locale": "fil-PH-US" } } } }',
    },
    good: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "languages": { "items": { "TY": { "locale": "fil-PH" } } } }',
    },
  },
  refs: ['locale'],
  inspect({ value }) {
    if (isTag(value)) return []
    return [{ message: `"${value}" is no language tag`, expected: 'a BCP 47 language tag such as vi-VN' }]
  },
}

/** Brands share a few tags, and asking takes 0.02 ms. */
const tags = new Set<string>()

function isTag(text: string): boolean {
  try {
    if (!tags.has(text)) Intl.getCanonicalLocales(text)
    tags.add(text)
    return true
  } catch {
    return false
  }
}
