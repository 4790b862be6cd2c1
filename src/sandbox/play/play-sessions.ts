import { trialMoney } from './port/trial-money'
import { randomBytes } from 'node:crypto'
import type { Account } from '@/sandbox/call/account'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { ShownBet } from '@/sandbox/ledger/port/ledger-port'
import type { PlayGame } from './play-game'

/** How long a launch address waits for the one who opens it, and how long a game may be left alone. Milliseconds. */
const launchLifetime = 2 * 60_000
const idleTime = 30 * 60_000

/** What a demo of a real account begins with, in hundredths, as many times the least stake. */
const demoStakes = 1000

export type PlayMode = 'real' | 'demo'

export interface Launch {
  readonly merchant: SandboxMerchant
  readonly account: Account
  /** Token of the player's session: play ends with it. It never leaves the server. */
  readonly token: string
  readonly game: PlayGame
  readonly mode: PlayMode
  /** Code of the merchant's language. */
  readonly language: string
}

/** What somebody plays in one frame. */
export interface PlaySession extends Launch {
  /** What the client calls with: good for this game alone. */
  readonly key: string
  lastCall: number
  /** Money of a demo, in hundredths; it is in no ledger. A trial account has one purse for all games. */
  readonly purse: { amount: number }
  /** What a demo's rounds were answered with, by their keys. */
  readonly demoRounds: Map<string, { readonly request: string; readonly answer: object }>
  /** What a game keeps from round to round, such as a shoe. */
  memory: ReadonlyMap<string, unknown>
  /** Bets of a demo, the latest first. */
  readonly demoBets: ShownBet[]
}

/** Games that are being started and played. They live in the process, as codes and captchas do. */
export interface PlaySessions {
  /** Keeps a launch for the one who opens its address, and gives its id. */
  create(launch: Launch): string
  /** Takes a launch: its second use finds nothing. */
  open(id: string): PlaySession | undefined
  find(key: string): PlaySession | undefined
  /** What a trial account has left, in hundredths; undefined before it has played. */
  purseOf(account: string): number | undefined
  clear(merchant: string): void
}

export function createPlaySessions(clock: () => number): PlaySessions {
  const launches = new Map<string, { readonly launch: Launch; readonly until: number }>()
  const sessions = new Map<string, PlaySession>()
  const purses = new Map<string, { readonly merchant: string; amount: number }>()

  function purseFor({ merchant, account, game }: Launch): PlaySession['purse'] {
    if (!merchant.accountTypes.trial.includes(account.type)) return { amount: game.minBet * demoStakes }
    const purse = purses.get(account.id) ?? { merchant: merchant.code, amount: trialMoney }
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
