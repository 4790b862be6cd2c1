import { Hono } from 'hono'
import type { SandboxEnv } from '@/sandbox/sandbox-env'
import { avatars } from './avatars'
import { drawPayment, paymentDrawings } from './payments'
import { scenes } from './scenes'

/** Pictures that a seed may name. */
export type ArtName = keyof typeof scenes

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  // Opened as a page, a picture may do nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=3600',
}

/** Every picture of the sandbox by its name: drawn when it is asked for, the same each time. */
export const drawings: Readonly<Record<string, () => string>> = {
  ...scenes,
  ...avatars,
  ...Object.fromEntries(Object.entries(paymentDrawings).map(([name, drawing]) => [name, () => drawPayment(drawing)])),
}

/** Below the calls, which every server in front passes on. */
export const artPath = '/wps/art'

/** Where a picture is served. */
export function artAddress(name: string): string {
  return `${artPath}/${name}.svg`
}

export function artApp(): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get(`${artPath}/:file{[a-z0-9-]+\\.svg}`, (c) => {
    const name = c.req.param('file').slice(0, -'.svg'.length)
    const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined
    return drawing === undefined ? c.notFound() : c.body(drawing(), 200, headers)
  })
  return app
}
