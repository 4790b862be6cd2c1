import type { Hono } from 'hono'
import sharp from 'sharp'
import { artHeaders, artPath } from '@/sandbox/art/art-address'
import { gameOf } from '@/sandbox/games/port/catalogue'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import type { Spoken } from '@/sandbox/texts/article'
import { drawGame, size } from './draw-game'
import { drawVendor } from './draw-vendor'

/** Where the picture of a game is served, with its name in one of the server's languages. */
export const gameArtAddress = (nodeId: string, spoken: Spoken): string => `${artPath}/games/${spoken}/${nodeId}.webp`

/** Where the mark of a vendor is served. */
export const vendorArtAddress = (vendor: string): string => `${artPath}/vendors/${vendor}.svg`

/**
 * Pictures that were drawn of late: a page of a lobby is asked for again and again. They are made of points, as the
 * pictures of any vendor: each SVG is a document of its own, and a lobby of them has tasks half as long again.
 */
const drawn = new Map<string, Promise<Buffer<ArrayBuffer>>>()
const mostDrawn = 2000

/** Pixels of their sides: three and more for each of a tile on a phone. */
const side = 400

export function gameArt(app: Hono<SandboxEnv>): void {
  app.get(`${artPath}/games/:spoken{en|fil|vi}/:file{\\d{7}\\.webp}`, async (c) => {
    const picture = await drawnGame(c.req.param('file').slice(0, -'.webp'.length), c.req.param('spoken') as Spoken)
    return picture === undefined ? c.notFound() : c.body(picture, 200, { ...artHeaders, 'content-type': 'image/webp' })
  })
  app.get(`${artPath}/vendors/:file{[A-Z0-9_]+\\.svg}`, (c) => {
    const svg = drawVendor(c.req.param('file').slice(0, -'.svg'.length))
    return svg === undefined ? c.notFound() : c.body(svg, 200, artHeaders)
  })
}

function drawnGame(nodeId: string, spoken: Spoken): Promise<Buffer<ArrayBuffer>> | undefined {
  const key = `${spoken} ${nodeId}`
  const before = drawn.get(key)
  if (before !== undefined) return before
  const game = gameOf(nodeId)
  if (game === undefined) return undefined
  const picture = inPoints(drawGame(game, game.title[spoken]))
  const [oldest] = drawn.keys()
  if (drawn.size >= mostDrawn && oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, picture)
  // Another one may succeed.
  picture.catch(() => drawn.delete(key))
  return picture
}

/** A WebP, in a thread of its own: 10 ms for 10 KB. */
function inPoints(svg: string): Promise<Buffer<ArrayBuffer>> {
  return sharp(Buffer.from(svg), { density: (72 * side) / size.width })
    .webp({ quality: 75, effort: 2 })
    .toBuffer()
}
