import type { Check } from '@/engine/finding/check'

export const syntaxError: Check = {
  code: 'syntax-error',
  severity: 'error',
  docs: {
    what: 'The file is not JSON: JSON has no comments and no comma after the last entry. Or a legal document is what a word processor or a browser saves, and not Markdown.',
    why: 'Nothing of a file that cannot be read is used.',
    fix: 'removes a comma after the last entry, and comments, which JSON has no place to keep: what they said is printed.',
    bad: { 'site.json': '{\n  "code": "acme",\n  "extends": "base",\n  "hosts": ["acme.test"],\n}\n' },
    good: { 'site.json': '{\n  "code": "acme",\n  "extends": "base",\n  "hosts": ["acme.test"]\n}\n' },
  },
}
