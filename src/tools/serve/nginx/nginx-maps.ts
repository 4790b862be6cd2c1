import { fixedMaps } from './nginx-fixed-maps'
import { exactMap, includedMap, mapLines } from './nginx-text'
import { documentOf } from '@/tools/serve/page-addresses'
import { pageHeaderMaps, policyOf, secureMaps } from './nginx-header-maps'
import { reportingEndpoints, type Policy } from '@/tools/serve/security-headers'
import type { SiteEntry, SitesFile } from '@/tools/serve/sites-file'

/**
 * The maps of `http.conf`: from a request to its merchant, page and policy. Merchants with the same pages share one
 * list of them.
 */
export function nginxMaps(sites: SitesFile): string {
  const merchants = Object.entries(sites.merchants)
  const keys = new Map(merchants.map(([, entry]) => [entry, routesKey(entry)]))
  const routes = [...new Map([...keys].map(([entry, key]) => [key, entry])).values()]
  const numbers = new Map(routes.map((entry, at) => [keys.get(entry), String(at + 1)]))
  const numberOf = (entry: SiteEntry) => numbers.get(keys.get(entry)) ?? '0'
  const byCode = (valueOf: (entry: SiteEntry) => string) =>
    merchants.map(([code, entry]) => [code, valueOf(entry)] as const)
  const known = routes.flatMap((entry) => knownPaths(numberOf(entry), entry))
  return [
    hashSizes,
    exactMap('$host', 'livery_brand', '-', Object.entries(sites.hosts)),
    sameMap('livery_folder'),
    exactMap('$livery_brand', 'livery_routes', '0', byCode(numberOf)),
    exactMap(
      '$livery_brand',
      'livery_policy',
      policyOf(sites.neutral),
      byCode(({ policy }) => policyOf(policy)),
    ),
    exactMap('$livery_brand', 'livery_preload', '', merchants.flatMap(preloadOf)),
    exactMap('$livery_brand', 'livery_status_call', '', merchants.flatMap(statusOf)),
    exactMap('$livery_brand', 'livery_reporting', '', merchants.flatMap(reportingOf)),
    trimmedPath,
    exactMap(
      languageSource,
      'livery_spoken',
      '',
      routes.flatMap((entry) => languageFolders(numberOf(entry), entry)),
    ),
    withinLanguage,
    exactMap(knownSource, 'livery_known', '', known),
    namedId,
    exactMap(contentSource, 'livery_content', '', merchants.flatMap(contentOf)),
    mapsOfAnySite(sites.neutral),
  ].join('\n')
}

/** The folder in which each brand has its release; the wildcard matches their codes. */
const liveFolders = '/srv/livery/live/*/nginx'

/**
 * The maps of `live.conf`, whose values are in the folders of the brands' releases: each can be deployed and rolled
 * back alone.
 */
export function liveMaps({ neutral }: Pick<SitesFile, 'neutral'>): string {
  const included = (source: string, variable: string, fallback: string, file: ReleaseFile) =>
    includedMap(source, variable, fallback, `${liveFolders}/${file}`)
  return [
    hashSizes,
    included('$host', 'livery_brand', '-', 'hosts.conf'),
    included('$livery_brand', 'livery_folder', '-', 'folder.conf'),
    sameMap('livery_routes'),
    included('$livery_brand', 'livery_policy', policyOf(neutral), 'policy.conf'),
    included('$livery_brand', 'livery_preload', '', 'preload.conf'),
    included('$livery_brand', 'livery_status_call', '', 'status.conf'),
    included('$livery_brand', 'livery_reporting', '', 'reporting.conf'),
    trimmedPath,
    included(languageSource, 'livery_spoken', '', 'languages.conf'),
    withinLanguage,
    included(knownSource, 'livery_known', '', 'paths.conf'),
    namedId,
    included(contentSource, 'livery_content', '', 'content.conf'),
    mapsOfAnySite(neutral),
  ].join('\n')
}

type ReleaseFile =
  `${'hosts' | 'folder' | 'policy' | 'preload' | 'reporting' | 'status' | 'languages' | 'paths' | 'content'}.conf`

/** A brand's lines for the maps of `live.conf`, by file name in its release. */
export function releaseMaps(code: string, hosts: readonly string[], entry: SiteEntry): Record<ReleaseFile, string> {
  return {
    'hosts.conf': mapLines(hosts.map((host) => [host, code])),
    'folder.conf': mapLines([[code, `releases/${code}/${entry.release}`]]),
    'policy.conf': mapLines([[code, policyOf(entry.policy)]]),
    'preload.conf': mapLines(preloadOf([code, entry])),
    'status.conf': mapLines(statusOf([code, entry])),
    'reporting.conf': mapLines(reportingOf([code, entry])),
    'languages.conf': mapLines(languageFolders(code, entry)),
    'paths.conf': mapLines(knownPaths(code, entry)),
    'content.conf': mapLines(contentOf([code, entry])),
  }
}

function preloadOf([code, { policy }]: readonly [string, SiteEntry]): (readonly [string, string])[] {
  return policy.hstsPreload ? [[code, 'preload']] : []
}

/** The status call: its address and its module id. */
function statusOf([code, { statusCall }]: readonly [string, SiteEntry]): (readonly [string, string])[] {
  return statusCall === undefined ? [] : [[code, `${statusCall.address} ${statusCall.moduleId}`]]
}

function reportingOf([code, { policy }]: readonly [string, SiteEntry]): (readonly [string, string])[] {
  return policy.policyReports === undefined ? [] : [[code, reportingEndpoints(policy)]]
}

/** A variable whose value is the brand's code. */
function sameMap(variable: string): string {
  return `map $livery_brand $${variable} {\n    default $livery_brand;\n}\n`
}

/** `aurora:/promotions?welcome` maps to `promotion.1a2b=/promotions?welcome`: ids that differ by case share a value. */
function contentOf([code, { content = {} }]: readonly [string, SiteEntry]): (readonly [string, string])[] {
  const values = new Map<string, string>()
  for (const [address, file] of Object.entries(content)) {
    const name = `${code}:${address.toLowerCase()}`
    values.set(name, [...(values.get(name)?.split('|') ?? []), `${file}=${address}`].join('|'))
  }
  return [...values]
}

const languageSource = '"$livery_routes:$livery_first"'
const knownSource = '"$livery_routes:$livery_within"'
const contentSource = '"$livery_brand:$livery_within?$livery_id"'

/** `1:vi` maps to `/vi`, the folder of the documents in a language, and `1:en` to `/` where it is the default one. */
function languageFolders(
  routes: string,
  { languages = [], languageNames = {} }: SiteEntry,
): (readonly [string, string])[] {
  return [
    ...languages.map((language) => [`${routes}:${language}`, `/${language}`] as const),
    ...Object.entries(languageNames).map(([name, base]) => [`${routes}:${name.slice(1)}`, base || '/'] as const),
  ]
}

function mapsOfAnySite(neutral: Policy): string {
  return [fixedMaps, secureMaps(neutral), pageHeaderMaps(neutral)].join('\n')
}

function routesKey({ home, pages, documents, languages, languageNames, movedCalls }: SiteEntry): string {
  return JSON.stringify({ home, pages, documents, languages, languageNames, movedCalls })
}

/**
 * `1:/register` maps to `/register=app`: the value repeats the path, because nginx's maps ignore case and our paths do
 * not. Paths that differ only by case share one value; if a path has several kinds, the last one wins.
 */
function knownPaths(routes: string, site: SiteEntry): (readonly [string, string])[] {
  const kinds: [kind: (path: string) => string, paths: readonly string[]][] = [
    [(path) => documentOf(site, path), site.pages],
    [() => 'home', site.home],
    [() => 'call', site.movedCalls],
  ]
  const known = new Map<string, string[]>()
  for (const [kindOf, paths] of kinds) {
    for (const path of paths) {
      const name = `${routes}:${path.toLowerCase()}`
      known.set(name, [...(known.get(name) ?? []), `${path}=${kindOf(path)}`])
    }
  }
  return [...known].map(([name, values]) => [name, values.join('|')] as const)
}

const hashSizes = `# Room for thousands of hosts. nginx takes these once: where they stand already, keep the larger ones.
map_hash_max_size 262144;
map_hash_bucket_size 512;
`

const trimmedPath = `# An encoded slash separates nothing: such an address stays as it was written, and no page has it.
map $request_uri $livery_hidden {
    default "";
    "~*^[^?]*%2f" "%";
}

map "$livery_hidden$request_uri" $livery_spelt {
    default $uri;
    "~^%(?<livery_raw>[^?]*)" $livery_raw;
}

# A slash at the end makes no difference to a page.
map $livery_spelt $livery_path {
    default $livery_spelt;
    "~^/+\\z" "/";
    "~^(?<livery_trimmed>/(?s:.*)[^/])/+\\z" $livery_trimmed;
}

# The first part of a path may be a language, in any case: maps ignore it.
map $livery_path $livery_first {
    default "";
    "~^/(?<livery_part>[A-Za-z0-9-]+)(/|\\z)" $livery_part;
}
`

const namedId = `# The first parameter of this name, as it was written. nginx's own $arg_id takes ID for it as well.
map $args $livery_id {
    default "";
    "~(^|&)id=(?<livery_written>[^&]*)" $livery_written;
}
`

const withinLanguage = `map $livery_spoken $livery_language {
    default $livery_spoken;
    "/" "";
}

map "$livery_spoken:$livery_path" $livery_within {
    default $livery_path;
    "~^[^:]+:/[^/]+(?<livery_rest>/(?s:.*))\\z" $livery_rest;
    "~^[^:]+:/[^/]+\\z" "/";
}
`
