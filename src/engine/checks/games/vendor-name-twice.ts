import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const vendor = (name: string): string => `{ "name": "${name}", "categories": ["LIVE"] }`
const vendors = (name: string): string =>
  `{ "items": { "AG": ${vendor('Orion')}, "PT": ${vendor(name)} }, "order": ["AG", "PT"] }`

export const vendorNameTwice: MerchantCheck = {
  code: 'vendor-name-twice',
  severity: 'warning',
  docs: {
    what: 'Two vendors have one name.',
    why: 'Players could not tell their tabs, wallets and records apart.',
    bad: { 'vendors.json': vendors('Orion') },
    good: { 'vendors.json': vendors('Lyra') },
  },
  inspect: ({ config: { vendors: merged } }) => {
    const order = child(merged, 'order')
    return twiceIn(child(merged, 'items')).filter(
      ({ path: [, code] }) => Array.isArray(order) && order.includes(code ?? ''),
    )
  },
}

const twiceIn = memoiseByPart((items): FileFinding[] => {
  const known = new Map<string, string>()
  return keysOf(items).flatMap((code) => {
    const name = child(child(items, code), 'name')
    if (typeof name !== 'string') return []
    const said = name.trim().toLowerCase()
    const other = known.get(said)
    if (other === undefined) known.set(said, code)
    if (other === undefined) return []
    const [message, expected] = [`${other} has this name too`, 'a name of its own']
    return [{ file: 'vendors', path: ['items', code, 'name'], spot: 'value', message, expected, received: quote(name) }]
  })
})
