import { suggest } from '@/engine/names/suggest'
import { allVendors, ownVendor } from '@/contract/catalogue/vendor-codes'
import { askedLobby } from './asked-lobby'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

const lobby = (vendor: string): string =>
  `{ "pages": { "help": { "sections": { "text": null, "games": { "block": "game-lobby", "props": { "gameType": "ESPORTS", "vendor": "${vendor}" } } }, "order": ["games"] } } }`

export const vendorUnknown: ReferenceCheck = {
  code: 'vendor-unknown',
  severity: 'error',
  docs: {
    what: 'A lobby, or a link to one, names a vendor that vendors.json does not have.',
    why: 'The lobby would be empty, or open with another vendor.',
    fix: 'writes the vendor that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'routes.json': lobby('TFF') },
    good: { 'routes.json': lobby('TF') },
  },
  refs: ['vendor', 'pageQuery', 'route'],
  inspect(reference, draft) {
    const { kind, value } = reference
    const asked = kind === 'vendor' ? undefined : askedLobby(reference, draft)
    const vendor = kind === 'vendor' ? value : asked?.by === 'page' ? asked.vendor : undefined
    const known = kind === 'vendor' ? ownVendor : allVendors
    const { vendors } = draft.names
    if (vendor === undefined || vendors === undefined || vendor === known || vendors.includes(vendor)) return []
    const near = suggest(vendor, [...vendors, known])
    const suggestions = kind === 'route' ? near.map((each) => value.replace(`page=${vendor}`, `page=${each}`)) : near
    const definition = { file: 'vendors', path: ['items', near[0] ?? ''] } as const
    const message = `vendors.json has no vendor "${vendor}"`
    return [{ message, expected: 'code of a vendor in vendors.json', suggestions, definition }]
  },
}
