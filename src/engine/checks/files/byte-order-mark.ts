import type { Check } from '@/engine/finding/check'

export const byteOrderMark: Check = {
  code: 'byte-order-mark',
  severity: 'error',
  docs: {
    what: 'The file begins with a byte order mark.',
    why: 'JSON must not have one (RFC 8259), and other tools refuse the file.',
    fix: 'removes it.',
    bad: { 'locales/EN.json': '\ufeff{ "nav.home": "Start" }' },
    good: { 'locales/EN.json': '{ "nav.home": "Start" }' },
  },
}
