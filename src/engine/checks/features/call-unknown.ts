import { suggest } from '@/engine/names/suggest'
import { endpoints } from '@/contract/endpoints/endpoints'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

export const callUnknown: ReferenceCheck = {
  code: 'call-unknown',
  severity: 'error',
  docs: {
    what: 'The endpoint table has no call of this name.',
    why: 'The change would apply to nothing.',
    fix: 'writes the call that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "gateway": { "calls": { "balanse": { "timeout": 5000 } } } }',
    },
    good: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "gateway": { "calls": { "balance": { "timeout": 5000 } } } }',
    },
  },
  refs: ['call'],
  inspect({ value }) {
    if (Object.hasOwn(endpoints, value)) return []
    const suggestions = suggest(value, Object.keys(endpoints))
    return [{ message: `no call "${value}" in the endpoint table`, expected: 'name of a call', suggestions }]
  },
}
