import type { Check } from '@/engine/finding/check'

export const schemaNewer: Check = {
  code: 'schema-newer',
  severity: 'error',
  docs: {
    what: 'The files are written in a version of the format that this Livery does not know yet.',
    why: 'It would misread them. Bring Livery up to date, or take the files of the version before.',
    bad: {
      'site.json':
        '{ "schemaVersion": 1000, "code": "acme", "name": "Acme", "extends": "base", "hosts": ["acme.test"] }',
    },
    good: {
      'site.json': '{ "schemaVersion": 2, "code": "acme", "name": "Acme", "extends": "base", "hosts": ["acme.test"] }',
    },
  },
}
