import { child, keysOf, type Path } from '@/lib/json-value'
import type { FileFinding } from './check'
import type { MerchantCheck } from './merchant-check'
import { addressesOf } from './page-addresses'

export const pathDuplicate: MerchantCheck = {
  code: 'path-duplicate',
  severity: 'error',
  docs: {
    what: 'Two pages have the same path or alias.',
    why: 'Only one of them could ever be opened.',
    bad: { 'routes.json': '{ "pages": { "help": { "aliases": ["/"] } } }' },
    good: { 'routes.json': '{ "pages": { "help": { "path": "/support", "aliases": ["/help"] } } }' },
  },
  inspect({ config }) {
    const pages = child(config.routes, 'pages')
    const owners = new Map<string, string>()
    const written = new Set<string>()
    return keysOf(pages).flatMap((name) =>
      addressesOf(child(pages, name), name).flatMap(({ address, plain, path }) => {
        const owner = owners.get(plain)
        const isAgain = written.has(address)
        owners.set(plain, owner ?? name)
        written.add(address)
        // One page may be found under several spellings.
        return owner === undefined || (owner === name && !isAgain) ? [] : [finding(address, path, owner)]
      }),
    )
  },
}

function finding(address: string, path: Path, owner: string): FileFinding {
  const message = `page "${owner}" has this path already`
  return { file: 'routes', path, spot: 'value', message, expected: 'a path of its own', received: `"${address}"` }
}
