import { child, keysOf, valueAt, type Path } from '@/contract/json/json-value'
import { memoiseByFile } from '@/engine/memo/memoise-by-file'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { addressesOf } from '@/engine/names/page-addresses'

export const pathDuplicate: MerchantCheck = {
  code: 'path-duplicate',
  severity: 'error',
  docs: {
    what: 'Two pages have the same path or alias.',
    why: 'Only one of them could ever be opened.',
    bad: { 'routes.json': '{ "pages": { "help": { "aliases": ["/"] } } }' },
    good: { 'routes.json': '{ "pages": { "help": { "path": "/support", "aliases": ["/help"] } } }' },
  },
  inspect: ({ chain, config }) => duplicatesIn(chain[0]?.files.get('routes')?.value, config.routes),
}

const duplicatesIn = memoiseByFile((own, routes): FileFinding[] => {
  const pages = child(routes, 'pages')
  const owners = new Map<string, Place>()
  const written = new Set<string>()
  const found = new Map<string, FileFinding>()
  for (const name of keysOf(pages))
    for (const { address, plain, path } of addressesOf(child(pages, name), name)) {
      const owner = owners.get(plain)
      const isAgain = written.has(address)
      if (owner === undefined) owners.set(plain, { name, path })
      written.add(address)
      // One page may be found under several spellings of its path.
      if (owner === undefined || (owner.name === name && !isAgain)) continue
      // Report the path that the brand wrote, even if the other page comes later.
      const isOne = owner.name === name
      const isOthers = !isOne && valueAt(own, path) === undefined && valueAt(own, owner.path) !== undefined
      const [at, other] = isOthers ? [owner.path, name] : [path, owner.name]
      const pair = isOne ? path.join(' ') : [owner.name, name].toSorted().join(' ')
      if (!found.has(pair)) found.set(pair, finding(address, at, other))
    }
  return [...found.values()]
})

interface Place {
  readonly name: string
  readonly path: Path
}

function finding(address: string, path: Path, owner: string): FileFinding {
  const message = `page "${owner}" has this path already`
  return { file: 'routes', path, spot: 'value', message, expected: 'a path of its own', received: `"${address}"` }
}
