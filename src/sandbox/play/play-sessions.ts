import { trialMoney } from './port/trial-money'
import { randomBytes } from 'node:crypto'
import { inCurrency } from '@/contract/money/in-currency'
import type { Account } from '@/sandbox/call/account'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { ShownBet } from '@/sandbox/ledger/port/ledger-port'
import type { PlayGame } from './play-game'

/** How long a launch address is valid; below, how long a game may be idle. Milliseconds. */
const launchLifetime = 2 * 60_000
const idleTime = 30 * 60_000

/** Initial balance of a real account's demo in hundredths, as a multiple of the minimum stake. */
const demoStakes = 1000

export type PlayMode = 'real' | 'demo'

export interface Launch {
  readonly merchant: SandboxMerchant
  readonly account: Account
  /** Token of the player's session, with which play ends. It never leaves the server. */
  readonly token: string
  readonly game: PlayGame
  readonly mode: PlayMode
  /** Language code of the merchant. */
  readonly language: string
}

/** One game being played in one frame. */
export interface PlaySession extends Launch {
  /** Key of the client's calls, valid for this game only. */
  readonly key: string
  lastCall: number
  /** Demo balance in hundredths, which is not in the ledger. A trial account shares one balance between all games. */
  readonly purse: { amount: number }
  /** Answers of demo rounds, by idempotency key. */
  readonly demoRounds: Map<string, { readonly request: string; readonly answer: object }>
  /** State that a game keeps between rounds, such as a shoe. */
  memory: ReadonlyMap<string, unknown>
  /** Bets of a demo, newest first. */
  readonly demoBets: ShownBet[]
}

/** Games that are being launched and played. Like codes and captchas, they are only in memory. */
export interface PlaySessions {
  /** Stores a launch until its address is opened, and returns its id. */
  create(launch: Launch): string
  /** Opens a launch, once only: a second use returns undefined. */
  open(id: string): PlaySession | undefined
  find(key: string): PlaySession | undefined
  /** The remaining balance of a trial account in hundredths; undefined before its first game. */
  purseOf(account: string): number | undefined
  clear(merchant: string): void
}

export function createPlaySessions(clock: () => number): PlaySessions {
  const launches = new Map<string, { readonly launch: Launch; readonly until: number }>()
  const sessions = new Map<string, PlaySession>()
  const purses = new Map<string, { readonly merchant: string; amount: number }>()

  function purseFor({ merchant, account, game }: Launch): PlaySession['purse'] {
    if (!merchant.accountTypes.trial.includes(account.type)) return { amount: game.minBet * demoStakes }
    const purse = purses.get(account.id) ?? { merchant: merchant.code, amount: inCurrency(merchant, trialMoney) }
    purses.set(account.id, purse)
    return purse
  }

  function forget(): void {
    for (const [id, { until }] of launches) if (until <= clock()) launches.delete(id)
    for (const [key, { lastCall }] of sessions) if (lastCall + idleTime <= clock()) sessions.delete(key)
  }

  return {
    create(launch) {
      forget()
      const id = randomBytes(24).toString('base64url')
      launches.set(id, { launch, until: clock() + launchLifetime })
      return id
    },

    open(id) {
      forget()
      const found = launches.get(id)
      if (found === undefined) return undefined
      launches.delete(id)
      const { launch } = found
      const session: PlaySession = {
        ...launch,
        key: randomBytes(24).toString('base64url'),
        lastCall: clock(),
        purse: purseFor(launch),
        demoRounds: new Map(),
        memory: new Map(),
        demoBets: [],
      }
      sessions.set(session.key, session)
      return session
    },

    find(key) {
      forget()
      const session = sessions.get(key)
      if (session !== undefined) session.lastCall = clock()
      return session
    },

    purseOf: (account) => purses.get(account)?.amount,

    clear(merchant) {
      for (const [id, purse] of purses) if (purse.merchant === merchant) purses.delete(id)
      for (const [id, { launch }] of launches) if (launch.merchant.code === merchant) launches.delete(id)
      for (const [key, session] of sessions) if (session.merchant.code === merchant) sessions.delete(key)
    },
  }
}
