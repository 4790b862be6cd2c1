import type { Check } from '@/engine/finding/check'

export const unsafeKey: Check = {
  code: 'unsafe-key',
  severity: 'error',
  docs: {
    what: '`__proto__`, `constructor` and `prototype` are no keys.',
    why: 'Code that copies such a key may change every object of the site.',
    bad: { 'locales/EN.json': '{ "constructor": "Builder" }' },
    good: { 'locales/EN.json': '{ "nav.home": "Builder" }' },
  },
}
