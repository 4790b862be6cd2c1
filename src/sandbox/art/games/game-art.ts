import type { Hono } from 'hono'
import { artHeaders, artPath } from '@/sandbox/art/art-address'
import { gameOf } from '@/sandbox/games/catalogue'
import type { SandboxEnv } from '@/sandbox/sandbox-env'
import type { Spoken } from '@/sandbox/texts/article'
import { drawGame } from './draw-game'
import { drawVendor } from './draw-vendor'

/** Where the picture of a game is served, with its name in one of the server's languages. */
export const gameArtAddress = (nodeId: string, spoken: Spoken): string => `${artPath}/games/${spoken}/${nodeId}.svg`

/** Where the mark of a vendor is served. */
export const vendorArtAddress = (vendor: string): string => `${artPath}/vendors/${vendor}.svg`

/** Pictures that were drawn of late: a page of a lobby is asked for again and again. */
const drawn = new Map<string, string>()
const mostDrawn = 2000

export function gameArt(app: Hono<SandboxEnv>): void {
  app.get(`${artPath}/games/:spoken{en|fil|vi}/:file{\\d{7}\\.svg}`, (c) => {
    const svg = drawnGame(c.req.param('file').slice(0, -'.svg'.length), c.req.param('spoken') as Spoken)
    return svg === undefined ? c.notFound() : c.body(svg, 200, artHeaders)
  })
  app.get(`${artPath}/vendors/:file{[A-Z0-9_]+\\.svg}`, (c) => {
    const svg = drawVendor(c.req.param('file').slice(0, -'.svg'.length))
    return svg === undefined ? c.notFound() : c.body(svg, 200, artHeaders)
  })
}

function drawnGame(nodeId: string, spoken: Spoken): string | undefined {
  const key = `${spoken} ${nodeId}`
  const before = drawn.get(key)
  if (before !== undefined) return before
  const game = gameOf(nodeId)
  if (game === undefined) return undefined
  const svg = drawGame(game, game.title[spoken])
  const [oldest] = drawn.keys()
  if (drawn.size >= mostDrawn && oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, svg)
  return svg
}
