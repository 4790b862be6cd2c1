/**
 * The layers of the repository, as in the README: imports may only go towards the start of each list. Rooms in one row
 * are in the same layer and may import each other if that makes no cycle.
 */

/**
 * The doors of src, and the doors that each may import from. Only the tools prerender the site; nothing else on Node
 * imports it.
 */
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
  ['lib', 'worker'],
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

/** Rooms of the tools. Nothing may import the studio's browser side: the dev server loads its entries by name. */
const toolRows = [['schema'], ['serve'], ['build'], ['pseudo'], ['studio'], ['docs'], ['cli']]

/** The registry of the brands' own blocks is generated, and imports them by path. */
const ownBlocks = 'src/site/generated/merchant-blocks'

export const doorNames: readonly string[] = Object.keys(doors)

/** The door of a path: the first folder of src. A merchant's own block belongs to the site. */
export function doorOf(path: string): string {
  if (path.startsWith('merchants/') || path.startsWith('src/main')) return 'site'
  return path.split('/')[1] ?? ''
}

/**
 * The room of a path behind its door; a merchant's own block belongs to the blocks, and `main.tsx` is above all rooms.
 */
export function roomOf(path: string): string {
  if (path.startsWith('merchants/')) return 'blocks'
  if (path.startsWith('src/main')) return 'main'
  return path.split('/')[2] ?? ''
}

/** Code for browsers: the site, the studio's pages, and the clients of the games. */
export function isBrowserCode(path: string): boolean {
  return doorOf(path) === 'site' || /^src\/(tools\/(studio|docs)\/browser|sandbox\/clients)\//.test(path)
}

/**
 * The reason why a file may not import another; undefined when it may. Both are paths from the root of the repository.
 */
export function forbidden(from: string, to: string): string | undefined {
  const [own, other] = [doorOf(from), doorOf(to)]
  if (own !== other) return doors[own]?.includes(other) ? undefined : `${own} does not know ${other}`
  if (to.startsWith(ownBlocks)) return undefined
  if (own === 'site' && roomOf(from) !== 'main') return climb(siteRows, roomOf(from), roomOf(to))
  if (own === 'tools') return climb(toolRows, roomOf(from), roomOf(to))
  return undefined
}

/** The doors and their rooms in words, a line for each door. What stands left of an arrow is imported from its right. */
export function layersInWords(engineRows: readonly (readonly string[])[]): string {
  const rooms: Readonly<Record<string, readonly (readonly string[])[]>> = {
    site: siteRows,
    engine: engineRows,
    tools: toolRows,
  }
  return Object.entries(doors)
    .map(([door, known]) => {
      const inside = rooms[door]?.map((row) => row.join(', ')).join(' ← ')
      return `${door} imports ${known.join(', ') || 'no other door'}${inside === undefined ? '' : `; within: ${inside}`}`
    })
    .join('\n')
}

function climb(rows: readonly string[][], from: string, to: string): string | undefined {
  const rank = (room: string) => rows.findIndex((row) => row.includes(room))
  if (rank(to) < 0 || rank(from) < 0) return `no room is named ${rank(from) < 0 ? from : to}`
  return rank(to) <= rank(from) ? undefined : `${to} stands above ${from}`
}
