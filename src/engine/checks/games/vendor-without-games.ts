import { conditionWords } from '@/engine/checks/features/condition-states'
import { allVendors } from '@/contract/catalogue/vendor-codes'
import { child, valueAt } from '@/contract/json/json-value'
import { askedLobby } from './asked-lobby'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

const lobby =
  '{ "pages": { "help": { "sections": { "text": null, "games": { "block": "game-lobby", "props": { "gameType": "ESPORTS" } } }, "order": ["games"] } } }'
const vendors =
  '{ "items": { "TF": { "name": "TF", "categories": ["ESPORTS"] }, "AG": { "name": "AG", "categories": ["LIVE"] } }, "order": ["TF", "AG"] }'
const link = (vendor: string): string =>
  `{ "side": { "items": { "help": { "action": { "action": "navigate", "to": "/help?page=${vendor}" } } } } }`

export const vendorWithoutGames: ReferenceCheck = {
  code: 'vendor-without-games',
  severity: 'error',
  docs: {
    what: 'A link asks a lobby for a vendor that has no games of its kind, for one that the order in vendors.json leaves out, or by "vendor" or a misspelt word in place of "page".',
    why: 'The lobby would open as if nothing had been asked.',
    bad: { 'routes.json': lobby, 'vendors.json': vendors, 'menus.json': link('AG') },
    good: { 'routes.json': lobby, 'vendors.json': vendors, 'menus.json': link('TF') },
  },
  refs: ['pageQuery', 'route'],
  inspect(reference, draft) {
    const asked = askedLobby(reference, draft)
    if (asked === undefined) return []
    const { by, vendor, kinds } = asked
    if (by !== 'page') {
      const suggestions = reference.kind === 'route' ? [reference.value.replace(`${by}=`, 'page=')] : []
      return [
        { message: `no lobby reads "${by}"`, expected: `"page", by which a lobby is asked for a vendor`, suggestions },
      ]
    }
    const [items, order] = [child(draft.config.vendors, 'items'), child(draft.config.vendors, 'order')]
    const supplied = valueAt(items, [vendor, 'categories'])
    const isClear = kinds.every((kind) => conditionWords.category.some((each) => each === kind))
    // Another check reports an unknown vendor.
    if (vendor === allVendors || !isClear || !Array.isArray(supplied) || !Array.isArray(order)) return []
    const suits = (code: unknown) =>
      typeof code === 'string' && kinds.some((kind) => [valueAt(items, [code, 'categories'])].flat().includes(kind))
    const others = order.filter(suits)
    const kind = [...new Set(kinds.map(String))].join(' and ')
    if (others.includes(vendor)) return []
    const message = supplied.some((each) => kinds.includes(each))
      ? `the order in vendors.json leaves "${vendor}" out`
      : `"${vendor}" has no games of ${kind}, which the lobby there is of`
    return [
      {
        message,
        expected: others.length === 0 ? `a vendor with games of ${kind}` : `one of ${others.map(String).join(', ')}`,
      },
    ]
  },
}
