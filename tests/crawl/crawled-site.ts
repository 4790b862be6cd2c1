import { createSiteServer } from '@/tools/serve/site-server'
import { readSitesFile } from '@/tools/serve/sites-file'
import { builtDist } from '@tests/built-dist'

const server = createSiteServer(builtDist, { kind: 'remote', url: new URL('http://127.0.0.1:9') })

export const sites = readSitesFile(builtDist)

/** The host by which a brand's documents name themselves. */
export function hostOf(code: string): string {
  const host = Object.entries(sites.hosts).find(([, owner]) => owner === code)?.[0]
  if (host === undefined) throw new Error(`${code} has no host`)
  return host
}

/** What the site server answers to a program that runs no scripts. */
export async function answerOf(code: string, path: string): Promise<{ status: number; text: string }> {
  const answer = await server.request(`https://${hostOf(code)}${path}`)
  return { status: answer.status, text: await answer.text() }
}

/** A document, as a search engine reads it that runs no scripts. */
export interface CrawledPage {
  readonly status: number
  readonly title: string
  readonly headings: readonly string[]
  readonly lang: string
  readonly canonical: string | undefined
  /** Addresses of the page in each language. */
  readonly alternates: Readonly<Record<string, string>>
  readonly isIndexed: boolean
  /** Paths of this site that it leads to. */
  readonly links: readonly string[]
}

export async function crawledPage(code: string, path: string): Promise<CrawledPage> {
  const { status, text } = await answerOf(code, path)
  const all = (pattern: RegExp) =>
    [...text.matchAll(new RegExp(pattern, 'gs'))].map((match) => match.slice(1).map((each) => plain(each)))
  const first = (pattern: RegExp) => all(pattern)[0]?.[0]
  return {
    status,
    title: first(/<title>(.*?)<\/title>/) ?? '',
    headings: all(/<h1[^>]*>(.*?)<\/h1>/).map(([heading = '']) => heading),
    lang: first(/<html lang="([^"]*)"/) ?? '',
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    alternates: Object.fromEntries(
      all(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/).map(([tag = '', address = '']) => [tag, address]),
    ),
    isIndexed: !/<meta name="robots" content="noindex"/.test(text),
    links: all(/<a [^>]*?href="(\/[^"]*)"/).map(([address = '']) => address.split(/[?#]/)[0] ?? ''),
  }
}

const crawled = new Map<string, Promise<Map<string, CrawledPage>>>()

/** Every document that links lead to from home, by path. */
export function crawl(code: string): Promise<Map<string, CrawledPage>> {
  const known = crawled.get(code) ?? crawlFromHome(code)
  crawled.set(code, known)
  return known
}

async function crawlFromHome(code: string): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const page = await crawledPage(code, path)
    found.set(path, page)
    const others = Object.values(page.alternates).map((address) => new URL(address).pathname)
    waiting.push(...page.links, ...others)
  }
  return found
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()
}
