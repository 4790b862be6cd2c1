import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { serverFiles } from '@/engine/names/server-paths'
import { encodings } from '@/tools/serve/content-encoding'
import { documentOf, pageAddress, systemDocument } from '@/tools/serve/page-addresses'
import { securityHeaders } from '@/tools/serve/security-headers'
import type { SiteEntry } from '@/tools/serve/sites-file'
import { immutable } from '@/tools/serve/static-files'
import type { BuildFolder } from '@/tools/build/build-folder'

/** Cloudflare Pages accepts no longer line in a `_headers` file. */
const longestLine = 2000

/**
 * Writes `static/<code>/`: one merchant for hosts of static files, without a server's configuration. Such a host serves
 * `/register.html` for `/register` and `404.html` for unknown paths, and compresses by itself. Calls are forwarded to
 * `gateway`; a merchant whose gateway has an origin of its own needs none.
 */
export async function writeStaticSite(
  folder: BuildFolder,
  code: string,
  site: SiteEntry,
  gateway?: URL,
): Promise<void> {
  const target = `static/${code}`
  const place = (name: string, source: string) => folder.linkOne(`${target}/${name}`, join(folder.path, source))
  for (const language of ['', ...(site.languages ?? []).map((each) => `/${each}`)]) {
    const from = code + language
    for (const name of staticPages(site.home, language)) place(name, `${from}/index.html`)
    for (const path of site.pages)
      for (const name of staticPages([path], language)) place(name, `${from}/${documentOf(site, path)}.html`)
  }
  place('404.html', `${code}/${systemDocument('notFound')}.html`)
  for (const path of serverFiles) if (existsSync(join(folder.path, code, path))) place(path.slice(1), `${code}${path}`)
  for (const name of originals(join(folder.path, 'assets'))) place(`assets/${name}`, `assets/${name}`)
  for (const name of originals(join(folder.path, code, 'brand'))) place(`brand/${name}`, `${code}/brand/${name}`)
  await folder.write(`${target}/_headers`, headersFile(site), 'none')
  const redirects = redirectsFile(code, site, gateway)
  if (redirects !== '') await folder.write(`${target}/_redirects`, redirects, 'none')
}

/** The files under which a static host finds pages with these paths; `base` is what those of a language begin with. */
export function staticPages(paths: readonly string[], base = ''): string[] {
  const names = paths
    .map((path) => (base + path).slice(1))
    .map((name) => (/(^|\/)$/.test(name) ? `${name}index` : name))
  return [...new Set(names.map((name) => (name.endsWith('.html') ? name : `${name}.html`)))]
}

/** A `_headers` file. Pages have no caching header, because these hosts send them with an ETag, for revalidation. */
export function headersFile({ policy }: Pick<SiteEntry, 'policy'>): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const forEver = { 'Cache-Control': immutable }
  const text = [
    rule('/*', securityHeaders(policy, { secure: true })),
    rule('/assets/*', forEver),
    rule('/brand/*', forEver),
  ].join('\n\n')
  const long = text.split('\n').find((line) => line.length > longestLine)
  if (long !== undefined) throw new Error(`A line of _headers is longer than ${longestLine} characters: ${long}`)
  return `${text}\n`
}

/** A `_redirects` file with which the host leads to the proper addresses and forwards calls to the gateway. */
function redirectsFile(code: string, site: SiteEntry, gateway?: URL): string {
  const lines = [...properAddresses(site), ...forwardedCalls(code, site, gateway)]
  return lines.map((line) => `${line}\n`).join('')
}

/**
 * The default language's own tag leads to the addresses without. A line for each page and no wildcard, which would lead
 * `/en//evil.example` to another site. Other spellings of a language are left to the page for unknown paths, whose
 * scripts show what was meant: with 34 languages, there would be more lines than such hosts read.
 */
function properAddresses({ home, pages, languageNames = {} }: SiteEntry): string[] {
  const own = Object.entries(languageNames).flatMap(([name, base]) => (base === '' ? [name] : []))
  return own.flatMap((name) => [...home, ...pages].map((path) => `${pageAddress(name + path)} ${path} 301`))
}

function forwardedCalls(code: string, { policy, movedCalls }: SiteEntry, gateway?: URL): string[] {
  if (policy.gatewayOrigin !== undefined) return []
  if (gateway === undefined) throw new Error(gatewayUnknown(code))
  const base = gateway.href.replace(/\/$/, '')
  const calls = ['/wps', '/lgw', '/lotto'].map((path) => `${path}/* ${base}${path}/:splat 200`)
  return [...calls, ...movedCalls.map((path) => `${path} ${base}${path} 200`)]
}

export function gatewayUnknown(code: string): string {
  return `A static host does not know the gateway of ${code}: set gateway.baseUrl in its site.json, or GATEWAY_URL.`
}

function originals(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => !encodings.some(([, ending]) => name.endsWith(ending)))
}
