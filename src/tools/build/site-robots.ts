/** robots.txt of a brand, which allows crawling, or of an unknown host, which does not. */
export function siteRobots(isBrand: boolean): string {
  return `User-agent: *\n${isBrand ? 'Allow' : 'Disallow'}: /\n`
}
