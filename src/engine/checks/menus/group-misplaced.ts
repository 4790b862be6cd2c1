import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf } from '@/contract/json/json-value'
import { outsideCentres } from './outside-centres'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const menu = (name: string): string =>
  `{ "${name}": { "items": { "gifts": { "label": "nav.home", "group": "nav.help", "action": { "action": "memberCentre", "panel": "missions" } } }, "order": ["gifts"] } }`

export const groupMisplaced: MerchantCheck = {
  code: 'group-misplaced',
  severity: 'warning',
  docs: {
    what: 'An entry outside the menus of the centres has a "group".',
    why: 'Only the menus of the centres have headings: it changes nothing, and the entries stand one after another as "order" has them.',
    bad: { 'menus.json': menu('footer') },
    good: { 'menus.json': menu('memberCentre') },
  },
  inspect: outsideCentres((menu, name) => misplacedIn(menu, name)),
}

const misplacedIn = memoiseByPart((menu, name: string): FileFinding[] => {
  const items = child(menu, 'items')
  return keysOf(items)
    .filter((entry) => typeof child(child(items, entry), 'group') === 'string')
    .map((entry) => ({
      file: 'menus',
      path: [name, 'items', entry, 'group'],
      spot: 'key',
      message: `${name} shows no headings: "group" is for the menus of the centres`,
      expected: `no "group"; in ${name} the place in "order" alone decides what stands together`,
      received: JSON.stringify(child(child(items, entry), 'group')),
    }))
})
