import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote, valueAt, type JsonValue } from '@/contract/json/json-value'
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
  inspect: ({ chain: [own], config: { vendors: merged } }) => {
    const order = child(merged, 'order')
    const shown = twiceIn(child(merged, 'items')).filter(
      ({ path: [, code] }) => Array.isArray(order) && order.includes(code ?? ''),
    )
    return shown.map((finding) => whereRenamed(finding, own?.files.get('vendors')?.value))
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
    const received = quote(name)
    return [
      { file: 'vendors', path: ['items', code, 'name'], spot: 'value', message, expected, received, about: other },
    ]
  })
})

/** Of two vendors with one name, the one whose name a brand wrote made the clash. */
function whereRenamed(finding: FileFinding, own: JsonValue | undefined): FileFinding {
  const { path, about = '' } = finding
  const other = ['items', about, 'name']
  if (valueAt(own, path) !== undefined || valueAt(own, other) === undefined) return finding
  return {
    ...finding,
    path: other,
    message: `${String(path[1])} has this name too`,
    received: quote(valueAt(own, other)),
  }
}
