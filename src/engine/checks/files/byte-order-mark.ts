import type { Fault, Check } from '@/engine/finding/check'

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

export function findByteOrderMark(text: string): Fault[] {
  if (!text.startsWith('\ufeff')) return []
  return [
    {
      check: byteOrderMark,
      offset: 0,
      length: 1,
      path: [],
      message: 'begins with a byte order mark: save it as UTF-8 without one',
      expected: 'UTF-8 without a byte order mark',
      received: 'byte order mark',
      repair: { offset: 0, length: 1, text: '' },
    },
  ]
}
