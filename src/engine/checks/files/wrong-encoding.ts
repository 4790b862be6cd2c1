import type { Check } from '@/engine/finding/check'

export const wrongEncoding: Check = {
  code: 'wrong-encoding',
  severity: 'error',
  docs: {
    what: 'The file is not written in UTF-8.',
    why: 'Accented letters of another encoding would reach players as question marks.',
    bad: { 'locales/EN.json': Buffer.from('{ "nav.home": "Caf\u00e9" }', 'latin1') },
    good: { 'locales/EN.json': '{ "nav.home": "Caf\u00e9" }' },
  },
}
