import { circumstancesOf, everybody, fixedBy, holdsIn } from '@/engine/condition-states'
import { child, quote, valueAt } from '@/lib/json-value'
import type { MerchantCheck } from './merchant-check'

/** So many fit beside each other at 320 pixels with a word under each, 60 pixels wide. */
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
    const written = valueAt(draft.config.menus, ['bottomBar', 'order'])
    const entries = valueAt(draft.config.menus, ['bottomBar', 'items'])
    if (!Array.isArray(written) || written.length <= most) return []
    const shown = written.flatMap((name) => (typeof name === 'string' ? (child(entries, name) ?? []) : []))
    const conditions = shown.map((entry) => child(entry, 'when'))
    const all = circumstancesOf(
      conditions.filter((when) => when !== undefined),
      everybody,
      fixedBy(draft),
    )
    const counts = (all ?? []).map((now) => conditions.filter((when) => holdsIn(when, now)).length)
    const worst = Math.max(0, ...counts)
    if (worst <= most) return []
    const viewer = all?.[counts.indexOf(worst)]?.viewer
    return [
      {
        file: 'menus',
        path: ['bottomBar', 'order'],
        spot: 'value',
        message: `the bar would show ${worst} entries at once ${viewer === 'guest' ? 'to a guest' : `to somebody signed in`}: ${most} have room`,
        expected: `at most ${most} that are shown together`,
        received: quote(written),
      },
    ]
  },
}
