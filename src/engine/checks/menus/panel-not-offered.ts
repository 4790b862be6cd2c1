import type { Draft } from '@/engine/merge/draft'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, type JsonValue } from '@/contract/json/json-value'
import { isOwnBlock } from '@/engine/schema/part-path'
import { centres, isPanelOf, panelsKey } from './centre-panels'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

const link = (panel: string): string =>
  `{ "side": { "items": { "home": { "action": { "action": "memberCentre", "to": null, "panel": "${panel}" } } } },
  "memberCentre": { "items": { "account": { "label": "nav.home", "action": { "action": "memberCentre", "panel": "security-center" } } }, "order": ["account"] } }`

export const panelNotOffered: ReferenceCheck = {
  code: 'panel-not-offered',
  severity: 'error',
  docs: {
    what: 'An action leads to a panel that the menu of its centre does not list, or to a block of a brand’s own that panels.json does not name.',
    why: 'The centre would say that the brand does not offer the page. A centre without a menu has every panel.',
    bad: { 'menus.json': link('account-record') },
    good: { 'menus.json': link('security-center') },
  },
  refs: centres,
  inspect({ kind, value, path }, draft) {
    const centre = panelsKey(kind)
    if (isOwnBlock(value) && child(child(draft.config.panels, centre), value) === undefined) {
      const message = `"${value}" does not stand in panels.json`
      return [{ message, expected: `"${value}" under ${centre} in panels.json`, suggestions: [] }]
    }
    // An entry that its own menu defines but does not list is merely not shown.
    if (path[0] === kind) return []
    const listed = listedBy(draft, kind)
    if (listed.length === 0 || listed.includes(value)) return []
    const message = `"${value}" is not in the menu of its centre`
    return [{ message, expected: `a panel that menus.json lists in ${kind}`, suggestions: [] }]
  },
}

/** The panels listed in the menu of each centre; none when a mistake in the menu hides them. */
const listedBy = ({ config: { menus } }: Draft, centre: string): readonly JsonValue[] =>
  panelsOf(child(menus, centre), centre)

const panelsOf = memoiseByPart((menu, centre: string): readonly JsonValue[] => {
  const order = child(menu, 'order')
  const items = child(menu, 'items')
  const listed = (Array.isArray(order) ? order : []).map((name) =>
    typeof name === 'string' ? child(items, name) : undefined,
  )
  const actions = listed.map((item) => child(item, 'action'))
  const panels = actions.flatMap((action) => (child(action, 'action') === centre ? [child(action, 'panel')] : []))
  // A `panel` key beside an action that opens no panel is a remainder of the template's action.
  const isLeft = actions.some((action) => {
    const name = child(action, 'action')
    return typeof name === 'string' && !centres.includes(name) && child(action, 'panel') !== undefined
  })
  const isClear = !isLeft && !listed.includes(undefined) && panels.every((each) => isPanelOf(each, centre))
  return isClear ? panels.filter((each) => each !== undefined) : []
})
