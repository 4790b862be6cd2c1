import type { Draft } from '@/engine/draft'
import { suggest } from '@/engine/suggest'
import { child, keysOf } from '@/lib/json-value'
import { allVendors, ownVendor } from '@/lib/vendor-codes'
import type { Reference } from './check'
import type { ReferenceCheck } from './merchant-check'
import { addressesOf } from './page-addresses'

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
    const vendor = kind === 'vendor' ? value : askedVendor(reference, draft)
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

/** Blocks that show what the address says. */
const lobbies: ReadonlySet<unknown> = new Set(['game-lobby', 'vendor-tabs', 'room-list'])

/** The vendor that a link to a lobby asks for, in its path or beside it. */
function askedVendor({ kind, value, path, parents }: Reference, { config }: Draft): string | undefined {
  if (kind === 'route' ? !value.includes('page=') : path.at(-1) !== 'page') return undefined
  const to = kind === 'route' ? value : child(parents.at(-2), 'to')
  const [address, query] = typeof to === 'string' ? to.replace(/#.*$/, '').split('?') : []
  const vendor = kind === 'route' ? new URLSearchParams(query).get('page') : value
  if (vendor === null || address === undefined) return undefined
  const pages = child(config.routes, 'pages')
  const name = keysOf(pages).find((each) =>
    addressesOf(child(pages, each), each).some((one) => one.address === address),
  )
  const sections = child(child(pages, name ?? ''), 'sections')
  const blocks = keysOf(sections).map((each) => child(child(sections, each), 'block'))
  return blocks.some((block) => lobbies.has(block)) ? vendor : undefined
}
