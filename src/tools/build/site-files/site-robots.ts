import type { WholeBootData } from '@/contract/site-data/boot-data'
import { originOf } from '@/tools/build/pages/page-meta'

/** robots.txt of a brand, which allows crawling and names its sitemap. */
export function siteRobots(boot: Pick<WholeBootData, 'site'>): string {
  const origin = originOf(boot)
  return `User-agent: *\nAllow: /\n${origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`
}

/** robots.txt of an unknown host, which does not allow crawling. */
export const closedRobots = 'User-agent: *\nDisallow: /\n'
