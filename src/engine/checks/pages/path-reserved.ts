import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf } from '@/contract/json/json-value'
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
    what: `A page has an address that is taken: one that is or begins with ${folders.map((each) => `/${each}`).join(', ')}, or ${serverFiles.join(' or ')}.`,
    why: 'The gateway or the server answers there: nobody would ever see the page.',
    bad: { 'routes.json': '{ "pages": { "help": { "aliases": ["/assets"] } } }' },
    good: { 'routes.json': '{ "pages": { "help": { "aliases": ["/asset-list"] } } }' },
  },
  inspect({ config }) {
    return reservedIn(child(config.routes, 'pages'))
  },
}

const reservedIn = memoiseByPart((pages) => keysOf(pages).flatMap((name) => reservedOf(child(pages, name), name)))

const reservedOf = memoiseByPart((page, name: string): FileFinding[] =>
  addressesOf(page, name)
    .filter(({ address }) => reserved.test(address) || serverFiles.includes(address) || dots.test(address))
    .map(({ address, path }) => ({
      file: 'routes',
      path,
      spot: 'value',
      message: `${address} is not free for a page: ${answeredBy(address)}`,
      expected: 'another address',
      received: JSON.stringify(address),
    })),
)

function answeredBy(address: string): string {
  if (dots.test(address)) return 'browsers take . and .. for steps up, and ask for another address'
  if (gatewayFolders.includes(address.split('/')[1] ?? '')) return 'the gateway answers there'
  if (/^\/oauth-return/.test(address)) return 'players come back to it from signing in elsewhere'
  return 'the server answers there itself'
}
