import { child, type JsonValue } from '@/contract/json/json-value'
import { gamesHost } from '@/contract/games-host'
import type { FileFinding, Check } from '@/engine/finding/check'

export const hostDuplicate: Check = {
  code: 'host-duplicate',
  severity: 'error',
  docs: {
    what: 'Two merchants name the same host, or one has games come from the host of a site. <code>.localhost belongs to the merchant of that code.',
    why: 'The host decides which merchant a visitor sees, and a game from the host of a site could read what the site keeps.',
    bad: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test", "other.test"] }' },
    good: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test", "www.acme.test"] }' },
  },
}

export interface HostOwner {
  readonly code: string
  readonly site: JsonValue | undefined
}

/** Findings in site.json by merchant code. Of two merchants, the one for which `isAsked` holds gets the finding. */
export function findDuplicateHosts(
  merchants: readonly HostOwner[],
  isAsked: (code: string) => boolean,
): { code: string; finding: FileFinding }[] {
  const claims = new Map<string, { code: string; index: number }[]>()
  const claim = (host: string, code: string, index: number): void => {
    const known = claims.get(host)
    if (known === undefined) claims.set(host, [{ code, index }])
    else if (!known.some((each) => each.code === code)) known.push({ code, index })
  }
  for (const { code } of merchants) claim(`${code}.localhost`, code, -1)
  for (const { code, site } of merchants) {
    const hosts = child(site, 'hosts')
    if (Array.isArray(hosts))
      for (const [index, host] of hosts.entries()) if (typeof host === 'string') claim(host, code, index)
  }
  const ofSites = merchants.flatMap(({ code, site }) => {
    const hosts = child(site, 'gameHosts')
    if (!isAsked(code) || !Array.isArray(hosts)) return []
    return hosts.flatMap((host, index) => {
      if (typeof host !== 'string') return []
      const [owner] = claims.get(host) ?? []
      return owner === undefined ? [] : [{ code, finding: gamesAt(host, index, owner.code) }]
    })
  })
  const twice = [...claims].flatMap(([host, [first, ...others]]) => {
    const all = first === undefined ? others : [first, ...others]
    const later = others.length === 0 ? undefined : all.findLast(({ code, index }) => index >= 0 && isAsked(code))
    if (later === undefined) return []
    const rivals = all.filter(({ code }) => code !== later.code).map(({ code }) => code)
    return [{ code: later.code, finding: findingAt(host, later.index, rivals) }]
  })
  return [...twice, ...ofSites, ...ofGames(merchants, isAsked)]
}

/** The sandbox has its games there: of a site at that host nobody would see a page. */
function ofGames(merchants: readonly HostOwner[], isAsked: (code: string) => boolean) {
  return merchants.flatMap(({ code, site }) => {
    const hosts = child(site, 'hosts')
    const index = Array.isArray(hosts) && isAsked(code) ? hosts.indexOf(gamesHost) : -1
    return index < 0 ? [] : [{ code, finding: findingAt(gamesHost, index, ['the games of the sandbox']) }]
  })
}

function gamesAt(host: string, index: number, owner: string): FileFinding {
  return {
    file: 'site',
    path: ['gameHosts', index],
    spot: 'value',
    message: `${host} is the site of ${owner}: no game may come from there`,
    expected: 'a host that has games alone',
    received: `"${host}"`,
  }
}

function findingAt(host: string, index: number, rivals: string[]): FileFinding {
  return {
    file: 'site',
    path: ['hosts', index],
    spot: 'value',
    message: `${host} belongs to ${rivals.join(' and ')} too`,
    expected: 'a host of its own',
    received: `"${host}"`,
  }
}
