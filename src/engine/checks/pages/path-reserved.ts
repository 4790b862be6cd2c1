import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, valueAt, type JsonValue } from '@/contract/json/json-value'
import { languageBases } from '@/contract/site-data/language-bases'
import type { Draft } from '@/engine/merge/draft'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { addressesOf } from '@/engine/names/page-addresses'
import { gatewayFolders, serverFiles, serverFolders } from '@/engine/names/server-paths'

const folders = [...gatewayFolders, ...serverFolders]
const reserved = new RegExp(`^/(${folders.join('|')})(/|$)`)
const dots = /\/\.{1,2}(\/|$)/

export const pathReserved: MerchantCheck = {
  code: 'path-reserved',
  severity: 'error',
  docs: {
    what: `A page has an address that is taken: one that is or begins with ${folders.map((each) => `/${each}`).join(', ')}, or ${serverFiles.join(' or ')}; or one below which a language has its addresses (/vi, with "languageAddresses" in site.json).`,
    why: 'The gateway or the server answers there: nobody would ever see the page.',
    bad: { 'routes.json': '{ "pages": { "help": { "aliases": ["/assets"] } } }' },
    good: { 'routes.json': '{ "pages": { "help": { "aliases": ["/asset-list"] } } }' },
  },
  inspect(draft) {
    const pages = child(draft.config.routes, 'pages')
    return [...reservedIn(pages), ...belowLanguages(draft, pages)]
  },
}

/** Pages that nobody would see, because the addresses of a language begin as theirs do. */
function belowLanguages({ config: { site }, names }: Draft, pages: JsonValue | undefined): FileFinding[] {
  if (child(site, 'languageAddresses') !== true) return []
  const items = (names.offered ?? []).flatMap((code) => {
    const locale = valueAt(site, ['languages', 'items', code, 'locale'])
    return typeof locale === 'string' ? [[code, { locale, label: code }] as const] : []
  })
  const bases = languageBases({
    languages: { items: Object.fromEntries(items), order: items.map(([code]) => code) },
    defaultLanguage: valueAt(site, ['defaultLanguage']) as string,
    languageAddresses: true,
  })
  const languages = new Map(Object.entries(bases).map(([code, base]) => [base, code]))
  return keysOf(pages).flatMap((name) =>
    addressesOf(child(pages, name), name).flatMap(({ address, path }) => {
      // In any case: /VI/rng leads to /vi/rng.
      const language = languages.get(`/${address.split('/')[1] ?? ''}`.toLowerCase())
      return language === undefined ? [] : [taken(address, path, `${language} has its addresses there`)]
    }),
  )
}

const reservedIn = memoiseByPart((pages) => keysOf(pages).flatMap((name) => reservedOf(child(pages, name), name)))

const reservedOf = memoiseByPart((page, name: string): FileFinding[] =>
  addressesOf(page, name)
    .filter(({ address }) => reserved.test(address) || serverFiles.includes(address) || dots.test(address))
    .map(({ address, path }) => taken(address, path, answeredBy(address))),
)

function taken(address: string, path: FileFinding['path'], why: string): FileFinding {
  return {
    file: 'routes',
    path,
    spot: 'value',
    message: `${address} is not free for a page: ${why}`,
    expected: 'another address',
    received: JSON.stringify(address),
  }
}

function answeredBy(address: string): string {
  if (dots.test(address)) return 'browsers take . and .. for steps up, and ask for another address'
  if (gatewayFolders.includes(address.split('/')[1] ?? '')) return 'the gateway answers there'
  if (/^\/oauth-return/.test(address)) return 'players come back to it from signing in elsewhere'
  return 'the server answers there itself'
}
