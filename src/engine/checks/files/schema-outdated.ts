import type { Check } from '@/engine/finding/check'

export const schemaOutdated: Check = {
  code: 'schema-outdated',
  severity: 'error',
  docs: {
    what: 'The files are written in an older version of the format. `npm run merchant -- migrate` rewrites them, with their formatting kept.',
    why: 'What the keys of an older version meant can no longer be read; nothing else is checked until then.',
    bad: {
      'site.json': '{ "schemaVersion": 1, "code": "acme", "name": "Acme", "extends": "base", "hosts": ["acme.test"] }',
      'theme.json': '{ "assets": { "favicon": "favicon.svg" } }',
    },
    good: {
      'site.json': '{ "schemaVersion": 2, "code": "acme", "name": "Acme", "extends": "base", "hosts": ["acme.test"] }',
      'theme.json': '{ "assets": { "icons": { "tab": "favicon.svg" } } }',
    },
  },
}
