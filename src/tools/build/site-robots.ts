/** robots.txt of a brand, which may be read, or of an address that is nobody's. */
export function siteRobots(isBrand: boolean): string {
  return `User-agent: *\n${isBrand ? 'Allow' : 'Disallow'}: /\n`
}
