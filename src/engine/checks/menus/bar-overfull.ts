import {
  circumstancesOf,
  everybody,
  fixedBy,
  holdsIn,
  type Fixed,
  type Viewer,
} from '@/engine/checks/features/condition-states'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, quote, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

/** This many labelled items of 60 pixels fit side by side at a width of 320 pixels. */
const most = 5

const items = (names: readonly string[]): string =>
  names.map((name) => `"${name}": { "label": "nav.help", "action": { "action": "signOut" } }`).join(', ')
const order = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')
const bar = (names: readonly string[]): string =>
  `{ "bottomBar": { "items": { ${items(names)} }, "order": [${order(['home', 'help', ...names])}] } }`

export const barOverfull: MerchantCheck = {
  code: 'bar-overfull',
  severity: 'error',
  docs: {
    what: 'The bar at the lower edge of phones shows more than five entries at once to somebody: guests, members, agents or trial accounts.',
    why: 'On a small phone there is no room for a sixth: words are cut off and fingers meet the neighbour. Entries that are never seen together may be more.',
    bad: { 'menus.json': bar(['one', 'two', 'three', 'four']) },
    good: { 'menus.json': bar(['one', 'two', 'three']) },
  },
  inspect(draft) {
    const bar = child(draft.config.menus, 'bottomBar')
    const fixed = fixedBy(draft)
    const { worst, viewer } = fixed.size === 0 ? fullestOfAll(bar) : fullest(bar, fixed)
    if (worst <= most) return []
    return [
      {
        file: 'menus',
        path: ['bottomBar', 'order'],
        spot: 'value',
        message: `the bar would show ${worst} entries at once ${viewer === 'guest' ? 'to a guest' : `to somebody signed in`}: ${most} have room`,
        expected: `at most ${most} that are shown together`,
        received: quote(child(bar, 'order')),
      },
    ]
  },
}

/** The largest number of entries visible at once, and to whom. */
function fullest(bar: JsonValue | undefined, fixed: Fixed): { worst: number; viewer?: Viewer | undefined } {
  const [written, entries] = [child(bar, 'order'), child(bar, 'items')]
  if (!Array.isArray(written) || written.length <= most) return { worst: 0 }
  const shown = written.flatMap((name) => (typeof name === 'string' ? (child(entries, name) ?? []) : []))
  const conditions = shown.map((entry) => child(entry, 'when'))
  const all = circumstancesOf(
    conditions.filter((when) => when !== undefined),
    everybody,
    fixed,
  )
  const counts = (all ?? []).map((now) => conditions.filter((when) => holdsIn(when, now)).length)
  const worst = Math.max(0, ...counts)
  return { worst, viewer: all?.[counts.indexOf(worst)]?.viewer }
}

/** Memoised without flags: when no flag is locked, the result is the same for every brand that shares the bar. */
const fullestOfAll = memoiseByPart((bar) => fullest(bar, new Map()))
