import type { Check } from '@/engine/finding/check'

export const duplicateKey: Check = {
  code: 'duplicate-key',
  severity: 'error',
  docs: {
    what: 'A key stands twice in one object.',
    why: 'The first one would be dropped in silence.',
    fix: 'removes the first of two entries that say the same; which of two different ones is meant it does not guess.',
    bad: { 'locales/EN.json': '{\n  "nav.home": "Start",\n  "nav.home": "Home"\n}\n' },
    good: { 'locales/EN.json': '{\n  "nav.home": "Start"\n}\n' },
  },
}
