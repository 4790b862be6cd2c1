import { endpoints, type Endpoint } from '@/contract/endpoints/endpoints'
import { child, keysOf, quote, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { addressesOf } from '@/engine/names/page-addresses'
import { serverFiles, serverFolders } from '@/engine/names/server-paths'

const site = (path: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "gateway": { "calls": { "balance": { "path": "${path}" } } } }`

export const callPathTaken: MerchantCheck = {
  code: 'call-path-taken',
  severity: 'error',
  docs: {
    what: 'A call is moved to a path where something else answers: a page, the server, the sandbox, or another call with the same method and module id.',
    why: 'Either the call or what was there before would never be reached, and a player would be told that the service is down.',
    bad: { 'site.json': site('/help') },
    good: { 'site.json': site('/api/balance') },
  },
  inspect({ config }) {
    const place = ['gateway', 'calls']
    const calls = valueAt(config.site, place)
    return keysOf(calls).flatMap((name) => {
      const path = child(child(calls, name), 'path')
      if (typeof path !== 'string') return []
      const owner = ownerOf(path, name, calls, child(config.routes, 'pages'))
      if (owner === undefined) return []
      const message = `${path} is not free for a call: ${owner}`
      const expected = 'a path of the gateway, such as /wps/balance'
      return [{ file: 'site', path: [...place, name, 'path'], spot: 'value', message, expected, received: quote(path) }]
    })
  },
}

const server = new RegExp(`^/(${serverFolders.join('|')})(/|$)`, 'i')

function ownerOf(
  path: string,
  name: string,
  calls: JsonValue | undefined,
  pages: JsonValue | undefined,
): string | undefined {
  const plain = path.toLowerCase().replace(/\/$/, '')
  if (server.test(path) || serverFiles.includes(plain)) return 'the server answers there itself'
  const page = keysOf(pages).find((each) =>
    addressesOf(child(pages, each), each).some((known) => known.plain === plain),
  )
  if (page !== undefined) return `it is the address of the page "${page}"`
  const other = Object.keys(endpoints).find(
    (each) => each !== name && requestOf(each, calls) === requestOf(name, calls) && requestOf(each) !== requestOf(name),
  )
  return other === undefined ? undefined : `the call "${other}" has it, with the same method and module id`
}

/** What tells a call from others; calls of the table that share it are told apart by their bodies. */
function requestOf(name: string, calls?: JsonValue): string | undefined {
  const row: Endpoint | undefined = Object.entries(endpoints).find(([each]) => each === name)?.[1]
  const changed = child(calls, name)
  return row && (['method', 'path', 'moduleId'] as const).map((key) => quote(child(changed, key) ?? row[key])).join(' ')
}
