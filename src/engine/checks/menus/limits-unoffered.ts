import { child, isJsonObject, keysOf, valueAt, type JsonValue } from '@/contract/json/json-value'
import { isHidden } from '@/engine/checks/pages/page-unreachable'
import { filesWith } from '@/engine/schema/files-with-keys'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (limits: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "responsiblePlay": { "limits": [${limits}] } }`
const menus =
  '{ "memberCentre": { "items": { "limits": { "label": "nav.home", "action": { "action": "memberCentre", "panel": "limits" } } }, "order": ["limits"] } }'

export const limitsUnoffered: MerchantCheck = {
  code: 'limits-unoffered',
  severity: 'warning',
  docs: {
    what: 'No limits of responsible play are offered, and menus, panels or pages lead to the panel where players set them.',
    why: 'Whoever wants to play less is led to a page without anything to set.',
    bad: { 'site.json': site(''), 'menus.json': menus },
    good: { 'site.json': site('"depositDay"'), 'menus.json': menus },
  },
  inspect({ chain, config, isComplete }) {
    const path = ['responsiblePlay', 'limits']
    const written = valueAt(chain[0]?.files.get('site')?.value, path)
    if (!isComplete || !Array.isArray(written) || written.length > 0) return []
    const leading = linking.filter((file) => leadsToLimits(config[file], [], []))
    if (leading.length === 0) return []
    return [
      {
        file: 'site',
        path,
        spot: 'value',
        message: `no limit can be set, and ${leading.map((file) => `${file}.json`).join(', ')} leads to the panel "limits"`,
        expected: 'the limits that players may set, or nothing that leads to them',
        received: '[]',
      },
    ]
  },
}

const linking = filesWith(['panel']).filter((file) => file !== 'site')

/** Whether an action that is shown opens the panel. */
export function leadsToLimits(
  value: JsonValue | undefined,
  path: readonly (string | number)[],
  parents: readonly JsonValue[],
): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isJsonObject(value) && child(value, 'action') === 'memberCentre' && child(value, 'panel') === 'limits')
    return !isHidden(path, parents)
  const entries = Array.isArray(value)
    ? value.map((each, at) => [at, each] as const)
    : keysOf(value).map((key) => [key, child(value, key)] as const)
  return entries.some(([key, inner]) => leadsToLimits(inner, [...path, key], [...parents, value]))
}
