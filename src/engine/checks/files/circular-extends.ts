import type { Check } from '@/engine/finding/check'

export const circularExtends: Check = {
  code: 'circular-extends',
  severity: 'error',
  docs: {
    what: 'A merchant extends itself, directly or by way of others.',
    why: 'There would be no file to begin with.',
    bad: { 'site.json': '{ "code": "acme", "extends": "acme", "hosts": ["acme.test"] }' },
    good: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"] }' },
  },
}
