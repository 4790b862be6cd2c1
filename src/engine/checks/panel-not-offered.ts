import { child, isJsonObject, keysOf, type JsonValue } from '@/lib/json-value'
import type { ReferenceCheck } from './merchant-check'

const link = (panel: string): string =>
  `{ "side": { "items": { "home": { "action": { "action": "memberCentre", "to": null, "panel": "${panel}" } } } },
  "memberCentre": { "items": { "account": { "label": "nav.home", "action": { "action": "memberCentre", "panel": "security-center" } } }, "order": ["account"] } }`

export const panelNotOffered: ReferenceCheck = {
  code: 'panel-not-offered',
  severity: 'error',
  docs: {
    what: 'An action leads to a panel that the menu of its centre does not list.',
    why: 'The centre would say that the brand does not offer the page. A centre without a menu has every panel.',
    bad: { 'menus.json': link('account-record') },
    good: { 'menus.json': link('security-center') },
  },
  refs: ['memberCentre', 'agentCentre'],
  inspect({ kind, value, path }, { config }) {
    // What its own menu names and does not list is an entry that is not shown.
    if (path[0] === kind) return []
    const listed = panelsOf(child(config.menus, kind), kind)
    if (listed.length === 0 || listed.includes(value)) return []
    const message = `"${value}" is not in the menu of its centre`
    return [{ message, expected: `a panel that menus.json lists in ${kind}`, suggestions: [] }]
  },
}

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
