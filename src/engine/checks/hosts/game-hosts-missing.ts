import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote, type JsonValue } from '@/contract/json/json-value'
import { listedEntries } from '@/contract/json/listed-entries'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const frame = `{ "pages": { "byIframe": { "sections": { "text": null, "game": { "block": "game-frame" } }, "order": ["game"] } } }`
const site = (hosts: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "gameHosts": ${hosts} }`

export const gameHostsMissing: MerchantCheck = {
  code: 'game-hosts-missing',
  severity: 'error',
  docs: {
    what: 'A page shows games, and gameHosts of site.json names no host that one may come from.',
    why: 'A game is shown from a host of this list alone: none would open.',
    bad: { 'routes.json': frame, 'site.json': site('[]') },
    good: { 'routes.json': frame, 'site.json': site('["games.test"]') },
  },
  inspect({ chain, isTemplate, isComplete, config: { site, routes } }) {
    const hosts = child(site, 'gameHosts')
    if (isTemplate || !isComplete || !Array.isArray(hosts) || hosts.length > 0) return []
    const pages = child(routes, 'pages')
    const page = keysOf(pages).find((name) => showsGames(child(pages, name)))
    if (page === undefined) return []
    const isWritten = child(chain[0]?.files.get('site')?.value, 'gameHosts') !== undefined
    return [
      {
        file: 'site',
        path: isWritten ? ['gameHosts'] : [],
        spot: isWritten ? 'value' : 'object',
        message: `no host that a game may come from, and the page "${page}" shows games`,
        expected: 'the hosts of the games in "gameHosts"',
        received: isWritten ? quote(hosts) : 'nothing',
      },
    ]
  },
}

const showsGames = memoiseByPart((page): boolean => {
  const sections = child(page, 'sections')
  return (listedEntries(page) ?? []).some((name) => child(sectionOf(sections, name), 'block') === 'game-frame')
})

function sectionOf(sections: JsonValue | undefined, name: JsonValue): JsonValue | undefined {
  return typeof name === 'string' ? child(sections, name) : undefined
}
