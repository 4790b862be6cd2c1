import type { Check } from '@/engine/finding/check'

export const templateUnknown: Check = {
  code: 'template-unknown',
  severity: 'error',
  docs: {
    what: 'There is no template of this code.',
    why: 'What the brand does not say itself would come from nowhere.',
    fix: 'writes the template that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'site.json': '{ "code": "acme", "extends": "bsae", "hosts": ["acme.test"] }' },
    good: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"] }' },
  },
}
