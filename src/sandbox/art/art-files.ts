import { Hono } from 'hono'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { artHeaders, artPath } from './art-address'
import { avatars } from './avatars'
import type { BrandColors } from './brand-colors'
import { gameArt } from './games/game-art'
import { drawPayment, paymentDrawings } from './payments'
import { scenes } from './scenes'

/** Names of the pictures that seed data may use. */
export type ArtName = keyof typeof scenes

/**
 * All pictures of the sandbox by name. They are drawn on request in the colours of a brand, and always look the same.
 */
export const drawings: Readonly<Record<string, (colors: BrandColors) => string>> = {
  ...scenes,
  ...Object.fromEntries(
    Object.entries(paymentDrawings).map(([name, drawing]) => [name, (colors) => drawPayment(drawing, colors)]),
  ),
}

/** Address of a picture that is drawn in a brand's colours. */
export function artAddress({ code }: Pick<SandboxMerchant, 'code'>, name: string): string {
  return `${artPath}/${code}/${name}.svg`
}

/** Address of a portrait, which is the same for every brand. */
export function avatarAddress(name: string): string {
  return `${artPath}/${name}.svg`
}

export function artApp(merchants: ReadonlyMap<string, SandboxMerchant>): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get(`${artPath}/:file{[a-z0-9-]+\\.svg}`, (c) => {
    const draw = named(avatars, c.req.param('file'))
    return draw === undefined ? c.notFound() : c.body(draw(), 200, artHeaders)
  })
  app.get(`${artPath}/:merchant/:file{[a-z0-9-]+\\.svg}`, (c) => {
    const merchant = merchants.get(c.req.param('merchant'))
    const draw = named(drawings, c.req.param('file'))
    return merchant === undefined || draw === undefined ? c.notFound() : c.body(draw(merchant.colors), 200, artHeaders)
  })
  gameArt(app)
  return app
}

function named<Draw>(drawn: Readonly<Record<string, Draw>>, file: string): Draw | undefined {
  const name = file.slice(0, -'.svg'.length)
  return Object.hasOwn(drawn, name) ? drawn[name] : undefined
}
