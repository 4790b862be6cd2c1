import type { Hono } from 'hono'
import sharp from 'sharp'
import { artHeaders, artPath } from '@/sandbox/art/art-address'
import { gameOf } from '@/sandbox/games/port/catalogue'
import type { Game } from '@/sandbox/games/port/game'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import { drawGame, size } from './draw-game'
import { drawProductImage, drawVendor } from './draw-vendor'
import { writtenLanguageOf, type ServerLanguage } from '@/sandbox/texts/spoken'

/** Address of a game's picture, with the title in one of the server's languages. */
export const gameArtAddress = (nodeId: string, spoken: ServerLanguage): string =>
  `${artPath}/games/${writtenLanguageOf(spoken)}/${nodeId}.webp`

/** Address of a vendor's emblem. */
export const vendorArtAddress = (vendor: string): string => `${artPath}/vendors/${vendor}.svg`

/**
 * Cache of recently drawn pictures, since a lobby page is requested again and again. They are raster images, as real
 * vendors' pictures are: each SVG is a document of its own, and makes the tasks of a lobby half as long again.
 */
const drawn = new Map<string, Promise<Buffer<ArrayBuffer>>>()
const mostDrawn = 2000

/** Side length in pixels: at least three for each pixel of a tile on a phone. */
const side = 400

export function gameArt(app: Hono<SandboxEnv>): void {
  app.get(`${artPath}/games/:spoken{en|fil|vi}/:file{\\d{7}\\.webp}`, async (c) => {
    const picture = await drawnGame(c.req.param('file').slice(0, -'.webp'.length), c.req.param('spoken'))
    return picture === undefined ? c.notFound() : c.body(picture, 200, { ...artHeaders, 'content-type': 'image/webp' })
  })
  app.get(`${artPath}/vendors/:file{[A-Z0-9_]+\\.svg}`, (c) => {
    const svg = drawVendor(c.req.param('file').slice(0, -'.svg'.length))
    return svg === undefined ? c.notFound() : c.body(svg, 200, artHeaders)
  })
  productImages(app)
}

/** Product images by the path of the specification (2 §9). BTI is called 123BET where TY is spoken. */
function productImages(app: Hono<SandboxEnv>): void {
  app.get(`${artPath}/product-image/:file{[A-Z0-9_]+_[A-Z]+\\.svg}`, (c) => {
    const [, code = '', suffix = ''] = /^(.+)_([A-Z]+)\.svg$/.exec(c.req.param('file')) ?? []
    const svg = drawProductImage(code === '123BET' ? 'BTI' : code, suffix)
    return svg === undefined ? c.notFound() : c.body(svg, 200, artHeaders)
  })
}

function drawnGame(nodeId: string, spoken: ServerLanguage): Promise<Buffer<ArrayBuffer>> | undefined {
  const key = `${spoken} ${nodeId}`
  const before = drawn.get(key)
  if (before !== undefined) return before
  const game = gameOf(nodeId)
  if (game === undefined) return undefined
  const picture = inPoints(drawGame(game, pictureTitle(game, spoken)))
  const [oldest] = drawn.keys()
  if (drawn.size >= mostDrawn && oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, picture)
  // Do not cache a failure: the next attempt may succeed.
  picture.catch(() => drawn.delete(key))
  return picture
}

/** The title on a picture, which serves every brand: it bears no name of BTI, which brands show differently (2 §9). */
const pictureTitle = ({ title }: Game, spoken: ServerLanguage): string =>
  title[writtenLanguageOf(spoken)].replace(/^BTI | BTI$/, '')

/** Renders a WebP in a separate thread: 10 ms for 10 KB. */
function inPoints(svg: string): Promise<Buffer<ArrayBuffer>> {
  return sharp(Buffer.from(svg), { density: (72 * side) / size.width })
    .webp({ quality: 75, effort: 2 })
    .toBuffer()
}
