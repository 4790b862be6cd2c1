import type { Check } from '@/engine/finding/check'
import { maxNesting } from '@/engine/folder/faults/find-too-deep'

export const tooDeep: Check = {
  code: 'too-deep',
  severity: 'error',
  docs: {
    what: `Objects and lists stand in one another more than ${maxNesting} levels deep.`,
    why: 'No part needs that many, and programs that read such a file run out of memory.',
    bad: { 'menus.json': `{ "side": ${'['.repeat(maxNesting)}${']'.repeat(maxNesting)} }` },
    good: { 'menus.json': '{ "side": { "order": ["home"] } }' },
  },
}
