import { Hono } from 'hono'
import { artPath } from './art/art-address'
import { artApp } from './art/art-files'
import { trialType } from './calls/free-play'
import { panelApp } from './control-panel/control-panel'
import { openDatabase } from './database/open-database'
import { gatewayApp } from './gateway-app'
import { movableClock } from './movable-clock'
import { isGamesHost } from './play/games-host'
import { playApp } from './play/play-app'
import { settleDueBets } from './play/settle-due-bets'
import type { SandboxEnv } from './sandbox-env'
import type { SandboxMerchant } from './sandbox-merchant'
import { seedMerchant } from './seed-merchant'
import { createServices } from './services'

export interface SandboxOptions {
  readonly merchants: readonly SandboxMerchant[]
  /** A file, `:memory:`, or the address of a remote libSQL server. */
  readonly database: string
  /** Milliseconds since 1970. */
  readonly clock?: () => number
}

export interface Sandbox {
  /**
   * Answers everything it is given. A server in front of it passes on `/wps`, `/lgw`, `/lotto`, `/sandbox`
   * and what `isAtPath` names, and whatever comes for a games' host, with Node's request and answer as the environment.
   */
  readonly app: Hono<SandboxEnv>
  /** Whether a merchant has moved a call to this path. */
  isAtPath(path: string): boolean
  /** Whether a Host header is that of the games' own origin. */
  isGamesHost(host: string | null): boolean
  /** Takes the merchants as they now stand; what players did stays, and so do settings that the merchants do not change. */
  setMerchants(merchants: readonly SandboxMerchant[]): Promise<void>
  close(): void
}

/** Starts a sandbox gateway: the contract with real state behind it. Throws DatabaseError. */
export async function createSandbox({ merchants, database, clock = Date.now }: SandboxOptions): Promise<Sandbox> {
  const opened = await openDatabase(database)
  const services = createServices(opened, movableClock(clock))

  async function setMerchants(next: readonly SandboxMerchant[]): Promise<void> {
    for (const merchant of next) {
      const before = services.merchants.get(merchant.code)
      if (before !== undefined) await services.settings.follow(before, merchant)
      await seedMerchant(services, merchant)
    }
    services.merchants.clear()
    for (const merchant of next) services.merchants.set(merchant.code, merchant)
  }

  await services.sessions.removeExpired()
  for (const merchant of merchants) await services.accounts.removeAbandoned(merchant.code, trialType(merchant))
  await setMerchants(merchants)

  const panel = panelApp(services)
  const gateway = gatewayApp(services)
  const art = artApp(services.merchants)
  const games = playApp(services)
  services.ledger.beforeReading(settleDueBets(services))
  services.ledger.beforeReading((merchant) => services.withdrawals.settleDue(merchant))
  const app = new Hono<SandboxEnv>()
  app.use((c, next) =>
    isGamesHost(c.req.header('host') ?? null)
      ? Promise.resolve(games.fetch(c.req.raw, c.env))
      : next().then(() => undefined),
  )
  app.all('/sandbox/*', (c) => panel.fetch(c.req.raw, c.env))
  app.all(`${artPath}/*`, (c) => art.fetch(c.req.raw, c.env))
  app.all('*', (c) => gateway.fetch(c.req.raw, c.env))
  return {
    app,
    isAtPath: (path) =>
      [...services.merchants.values()].some(({ calls }) => Object.values(calls).some((call) => call.path === path)),
    isGamesHost,
    setMerchants,
    close: () => opened.close(),
  }
}
