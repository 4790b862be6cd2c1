/**
 * The order of the house, as the README draws it: imports run towards the start of each list only. Rooms of one row
 * stand side by side and may use each other where no circle comes of it.
 */

/** The doors of src, and those that each may open. The site is drawn in advance by the tools, and by nothing else on Node. */
const doors: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  site: ['contract'],
  engine: ['contract'],
  sandbox: ['contract', 'engine'],
  tools: ['contract', 'site', 'engine', 'sandbox'],
}

/** Rooms of the site. */
const siteRows = [
  ['generated'],
  ['lib'],
  ['theme', 'i18n'],
  ['ui', 'session'],
  ['gateway'],
  ['merchant'],
  ['elements'],
  ['records'],
  ['money', 'team'],
  ['contracts', 'games'],
  ['render'],
  ['forms'],
  ['blocks', 'dialogs', 'panels'],
  ['app'],
]

/** Rooms of the tools. The studio's side in the browser is nobody's to import: the dev server names its entries. */
const toolRows = [['schema'], ['serve'], ['build'], ['studio'], ['cli']]

/** The registry of the brands' own blocks is generated, and names them by their place. */
const ownBlocks = 'src/site/generated/merchant-blocks'

export const doorNames: readonly string[] = Object.keys(doors)

/** The door that a path stands behind: the first folder of src. A merchant's own block is a part of the site. */
export function doorOf(path: string): string {
  if (path.startsWith('merchants/') || path.startsWith('src/main')) return 'site'
  return path.split('/')[1] ?? ''
}

/** Room behind the door; a merchant's own block is a block, and `main.tsx` stands above all. */
export function roomOf(path: string): string {
  if (path.startsWith('merchants/')) return 'blocks'
  if (path.startsWith('src/main')) return 'main'
  return path.split('/')[2] ?? ''
}

/** Code for browsers: the site, the studio's pages, and the clients of the games. */
export function isBrowserCode(path: string): boolean {
  return doorOf(path) === 'site' || /^src\/(tools\/studio\/browser|sandbox\/clients)\//.test(path)
}

/** Why a file may not import another; undefined when it may. Both are paths from the root of the repository. */
export function forbidden(from: string, to: string): string | undefined {
  const [own, other] = [doorOf(from), doorOf(to)]
  if (own !== other) return doors[own]?.includes(other) ? undefined : `${own} does not know ${other}`
  if (to.startsWith(ownBlocks)) return undefined
  if (own === 'site' && roomOf(from) !== 'main') return climb(siteRows, roomOf(from), roomOf(to))
  if (own === 'tools') return climb(toolRows, roomOf(from), roomOf(to))
  return undefined
}

function climb(rows: readonly string[][], from: string, to: string): string | undefined {
  const rank = (room: string) => rows.findIndex((row) => row.includes(room))
  if (rank(to) < 0 || rank(from) < 0) return `no room is named ${rank(from) < 0 ? from : to}`
  return rank(to) <= rank(from) ? undefined : `${to} stands above ${from}`
}
