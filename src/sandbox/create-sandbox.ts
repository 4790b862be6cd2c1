import { Hono } from 'hono'
import { artPath } from './art/art-address'
import { artApp } from './art/art-files'
import { panelApp } from './http/control-panel/control-panel'
import { gatewayApp } from './http/gateway-app'
import { reportsApp, takesReportsAt } from './http/reports/reports-app'
import { isGamesHost } from './play/port/games-host'
import { playApp } from './play/play-app'
import type { SandboxEnv } from './call/sandbox-env'
import type { SandboxMerchant } from './sandbox-merchant'
import { resetMerchant, seedMerchant } from './reset-merchant'
import { modules } from './modules'
import { openServices } from './open-services'

export interface SandboxOptions {
  readonly merchants: readonly SandboxMerchant[]
  /** A file, `:memory:`, or the URL of a remote libSQL server. */
  readonly database: string
  /** Milliseconds since 1970. */
  readonly clock?: () => number
}

export interface Sandbox {
  /**
   * Handles every request it is given. A server in front of it forwards `/wps`, `/lgw`, `/lotto`, `/sandbox`, the
   * paths for which `isAtPath` is true, and everything for the games' host, with Node's request and response as the
   * environment.
   */
  readonly app: Hono<SandboxEnv>
  /** Whether a merchant has moved a call to this path, or has its reports sent there. */
  isAtPath(path: string): boolean
  /** Whether a Host header is that of the games' own origin. */
  isGamesHost(host: string | null): boolean
  /** Replaces the merchants. Player data stays, and so do changed settings unless the merchants change them. */
  setMerchants(merchants: readonly SandboxMerchant[]): Promise<void>
  close(): void
}

/** Starts a sandbox gateway: the contract backed by real state. Throws DatabaseError. */
export async function createSandbox({ merchants, database: address, clock }: SandboxOptions): Promise<Sandbox> {
  const { services, database, close } = await openServices(address, clock)

  async function setMerchants(next: readonly SandboxMerchant[]): Promise<void> {
    for (const merchant of next) {
      const before = services.merchants.get(merchant.code)
      if (before !== undefined) await services.settings.follow(before, merchant)
      await seedMerchant(services, merchant)
    }
    services.merchants.clear()
    for (const merchant of next) services.merchants.set(merchant.code, merchant)
  }

  for (const { start } of modules) await start?.(services, merchants)
  await setMerchants(merchants)

  const panel = panelApp(services, (merchant) => resetMerchant(database, services, merchant))
  const gateway = gatewayApp(services)
  const art = artApp(services.merchants)
  const games = playApp(services)
  const received = reportsApp(services)
  const isReportPath = (path: string) =>
    [...services.merchants.values()].some((merchant) => takesReportsAt(merchant, path))
  const app = new Hono<SandboxEnv>()
  app.use((c, next) =>
    isGamesHost(c.req.header('host') ?? null)
      ? Promise.resolve(games.fetch(c.req.raw, c.env))
      : next().then(() => undefined),
  )
  app.all('/sandbox/*', (c) => panel.fetch(c.req.raw, c.env))
  app.all(`${artPath}/*`, (c) => art.fetch(c.req.raw, c.env))
  app.use((c, next) =>
    isReportPath(c.req.path) ? Promise.resolve(received.fetch(c.req.raw, c.env)) : next().then(() => undefined),
  )
  app.all('*', (c) => gateway.fetch(c.req.raw, c.env))
  return {
    app,
    isAtPath: (path) =>
      isReportPath(path) ||
      [...services.merchants.values()].some(({ calls }) => Object.values(calls).some((call) => call.path === path)),
    isGamesHost,
    setMerchants,
    close,
  }
}
