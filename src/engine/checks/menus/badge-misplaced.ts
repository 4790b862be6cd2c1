import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf } from '@/contract/json/json-value'
import { outsideCentres } from './outside-centres'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const menu = (name: string): string =>
  `{ "${name}": { "items": { "gifts": { "label": "nav.home", "badge": "claimableMissions", "action": { "action": "memberCentre", "panel": "missions" } } }, "order": ["gifts"] } }`

export const badgeMisplaced: MerchantCheck = {
  code: 'badge-misplaced',
  severity: 'error',
  docs: {
    what: 'An entry outside the menus of the centres counts the rewards of missions, or withdrawals.',
    why: 'They are counted in the centres alone: it would never show a number.',
    bad: { 'menus.json': menu('footer') },
    good: { 'menus.json': menu('memberCentre') },
  },
  inspect: outsideCentres((menu, name) => misplacedIn(menu, name)),
}

const misplacedIn = memoiseByPart((menu, name: string): FileFinding[] => {
  const items = child(menu, 'items')
  return keysOf(items)
    .map((entry) => ({ entry, badge: child(child(items, entry), 'badge') }))
    .filter(({ badge }) => badge === 'claimableMissions' || badge === 'askedWithdrawals')
    .map(({ entry, badge }) => ({
      file: 'menus',
      path: [name, 'items', entry, 'badge'],
      spot: 'value',
      message: `${name} is no menu of a centre, where ${badge === 'claimableMissions' ? 'missions' : 'withdrawals'} are counted`,
      expected: 'unreadMessages, or no badge',
      received: JSON.stringify(badge),
    }))
})
