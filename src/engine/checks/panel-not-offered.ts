import { onceADraft } from '@/engine/once-a-draft'
import { child, isJsonObject, keysOf, type JsonValue } from '@/lib/json-value'
import { isOwnBlock } from '@/schema/part-path'
import type { ReferenceCheck } from './merchant-check'

/** Menus of the centres, and the actions that lead to their panels. */
export const centres = ['memberCentre', 'agentCentre']

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
    const centre = kind === 'memberCentre' ? 'member' : 'agent'
    if (isOwnBlock(value) && child(child(draft.config.panels, centre), value) === undefined) {
      const message = `"${value}" does not stand in panels.json`
      return [{ message, expected: `"${value}" under ${centre} in panels.json`, suggestions: [] }]
    }
    // What its own menu names and does not list is an entry that is not shown.
    if (path[0] === kind) return []
    const listed = listedBy(draft)[kind] ?? []
    if (listed.length === 0 || listed.includes(value)) return []
    const message = `"${value}" is not in the menu of its centre`
    return [{ message, expected: `a panel that menus.json lists in ${kind}`, suggestions: [] }]
  },
}

/** The panels that the menu of each centre lists. */
const listedBy = onceADraft(({ config: { menus } }): Readonly<Record<string, readonly JsonValue[]>> => {
  return Object.fromEntries(centres.map((centre) => [centre, panelsOf(child(menus, centre), centre)]))
})

function panelsOf(menu: JsonValue | undefined, centre: string): JsonValue[] {
  const order = child(menu, 'order')
  const items = child(menu, 'items')
  return keysOf(items).flatMap((name) => {
    const action = child(child(items, name), 'action')
    const isListed = Array.isArray(order) && order.includes(name)
    const panel = child(action, 'panel')
    return isListed && isJsonObject(action) && action['action'] === centre && panel !== undefined ? [panel] : []
  })
}
