import { withMeaning } from '@/engine/schema/describe-node'
import type { SchemaCheck } from '@/engine/checks/check-kinds'

export const missingKey = {
  code: 'missing-key',
  severity: 'error',
  docs: {
    what: 'The object lacks a key that has no default.',
    why: 'Without it the part cannot be shown.',
    bad: {
      'menus.json': '{ "side": { "items": { "promo": { "label": "nav.home" } } } }',
    },
    good: {
      'menus.json':
        '{ "side": { "items": { "promo": { "label": "nav.home", "action": { "action": "signOut" } } }, "order": ["home", "promo"] } }',
    },
  },
  keywords: ['required'],
  explain({ error, path, node }) {
    const key = String(error.params['missingProperty'] ?? error.params['tag'])
    return {
      path,
      spot: 'object',
      message: withMeaning(`"${key}" is missing`, node?.properties.get(key)),
      expected: `"${key}"`,
      received: 'nothing',
      suggestions: [key],
      about: key,
    }
  },
} satisfies SchemaCheck
