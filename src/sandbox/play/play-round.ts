import { canonicalJson } from '@/sandbox/call/canonical-json'
import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { randomInt } from 'node:crypto'
import { KeyUsedError, NotEnoughError, OverCapError } from '@/sandbox/ledger/port/entry'
import { betNumber } from '@/sandbox/ledger/port/entry-number'
import { shortfall } from '@/sandbox/ledger/port/shortfall'
import { walletKind } from '@/sandbox/ledger/port/vendor-wallets'
import { isOver } from '@/sandbox/limits/port/check-limits'
import { limitFigures } from '@/sandbox/limits/port/limit-figures'
import type { Played, Table } from './engines/engine'
import { engines } from './engines/engines'
import { clientOf } from './play-game'
import { PlayRefusal } from './play-refusal'
import type { PlaySession } from './play-sessions'

export interface AskedRound {
  /** Idempotency key chosen by the client: the same key again is the same round. */
  readonly key: string
  readonly bet: unknown
}

/** The result of a round for the client. Amounts in hundredths. */
export interface RoundAnswer {
  readonly number: string
  readonly stake: number
  /** Null while the result is open. */
  readonly win: number | null
  readonly outcome: object
}

/** The table that an engine gets for a session. */
export function tableOf({ clock }: SandboxBasics, { game, merchant, memory }: PlaySession): Table {
  return { game, merchant: merchant.code, now: clock(), draw: (below) => randomInt(below), memory: new Map(memory) }
}

/** Plays a round with the ledger's money, or with demo money. Throws PlayRefusal, and nothing is taken then. */
export async function playRound(
  services: SandboxBasics & CashPort & LedgerPort & LimitsPort & SettingsPort,
  session: PlaySession,
  asked: AskedRound,
): Promise<RoundAnswer> {
  return session.mode === 'demo' ? demoRound(services, session, asked) : realRound(services, session, asked)
}

/** Wallets that a session can stake from, in hundredths: first the vendor's wallet, then the main one. */
export async function walletsOf({ ledger }: LedgerPort, { merchant, account, game }: PlaySession) {
  return stakedFrom(await ledger.balancesOf(merchant.code, account.id), game.vendor)
}

type Balances = Awaited<ReturnType<LedgerPort['ledger']['balancesOf']>>

const stakedFrom = (held: Balances, vendor: string) =>
  [walletKind(vendor), 'main'].map((kind) => ({ kind, amount: held.get(kind) ?? 0 }))

async function realRound(
  services: SandboxBasics & CashPort & LedgerPort & LimitsPort & SettingsPort,
  session: PlaySession,
  { key, bet }: AskedRound,
): Promise<RoundAnswer> {
  const { merchant, account, game } = session
  const intent = { key: `play/${session.key}/${key}`, call: 'play', request: bet } as const
  try {
    const before = await services.ledger.findIntent(account.id, intent)
    if (before !== undefined) return before.details as RoundAnswer
    await checkOpen(services, session)
    const table = tableOf(services, session)
    const played = judged(session, bet, table)
    const number = betNumber()
    const answer = answerOf(number, played)
    const { id: gameId, title, vendor, category } = game
    const from = takeFrom(await services.ledger.balancesOf(merchant.code, account.id), vendor, played.stake)
    const placed = { number, merchant: merchant.code, account: account.id, category, vendor, game: title, gameId }
    const lossCap = await checkLimits(services, session, played.stake)
    const row = { ...placed, stake: played.stake, detail: played.detail, from, lossCap }
    const posted = await services.ledger.placeBet(row, played.end, intent, answer)
    // Only now, because a refused round must not change the game's state.
    session.memory = table.memory
    return posted.details as RoundAnswer
  } catch (error) {
    if (error instanceof NotEnoughError) throw new PlayRefusal('not_enough')
    if (error instanceof KeyUsedError) throw new PlayRefusal('key_used')
    if (error instanceof OverCapError) throw new PlayRefusal('loss_over_limit')
    throw error
  }
}

/** Checks that neither the game nor its vendor is in maintenance. Throws PlayRefusal. */
export async function checkOpen({ maintenance }: SettingsPort, { merchant, game }: PlaySession): Promise<void> {
  const closed = await maintenance.of(merchant.code)
  if (closed.has(game.vendor) || closed.has(game.id)) throw new PlayRefusal('maintenance')
}

/** Checks a stake against the player's limits. Returns the maximum loss as a cap for the batch that takes the stake. */
export async function checkLimits(
  services: SandboxBasics & CashPort & LedgerPort & LimitsPort,
  { merchant, account }: PlaySession,
  stake: number,
) {
  const [loss, sitting] = await limitFigures({ services, merchant }, account.id, ['lossDay', 'session'])
  if (loss !== undefined && isOver(loss, stake)) throw new PlayRefusal('loss_over_limit')
  if (sitting !== undefined && isOver(sitting, 1)) throw new PlayRefusal('session_over_limit')
  return loss === undefined || loss.most === null ? null : { since: loss.since, most: loss.most }
}

/**
 * Takes as much as possible from the first wallet and the rest from the next. Throws if all together hold too little.
 */
function takeFrom(held: Balances, vendor: string, stake: number) {
  let missing = stake
  const taken = stakedFrom(held, vendor).map(({ kind, amount: most }) => {
    const amount = Math.min(most, missing)
    missing -= amount
    return { kind, amount }
  })
  if (missing > 0) throw new PlayRefusal('not_enough', shortfall(held, ['main', walletKind(vendor)], stake))
  return taken.filter(({ amount }) => amount > 0)
}

function demoRound(services: SandboxBasics, session: PlaySession, { key, bet }: AskedRound): RoundAnswer {
  const request = canonicalJson(bet)
  const before = session.demoRounds.get(key)
  if (before !== undefined && before.request !== request) throw new PlayRefusal('key_used')
  if (before !== undefined) return before.answer as RoundAnswer
  const table = tableOf(services, session)
  const played = judged(session, bet, table)
  if (played.stake > session.purse.amount) throw new PlayRefusal('not_enough')
  const answer = answerOf(betNumber(), played)
  session.memory = table.memory
  session.purse.amount += (answer.win ?? 0) - played.stake
  session.demoBets.unshift(demoBetOf(session, answer, played, table.now))
  session.demoRounds.set(key, { request, answer })
  return answer
}

function judged({ game }: PlaySession, bet: unknown, table: Table): Played {
  const played = engines[clientOf(game)].play(bet, table)
  if (played === undefined) throw new PlayRefusal('bet_invalid')
  return played
}

function demoBetOf({ merchant, account, game }: PlaySession, { number }: RoundAnswer, played: Played, time: number) {
  const { stake, end, detail } = played
  const { id: gameId, title, vendor, category } = game
  const named = { number, merchant: merchant.code, account: account.id, category, vendor, game: title, gameId }
  const ended = 'win' in end ? { state: 'settled', win: end.win, due: null } : { state: 'open', win: 0, due: end.due }
  return { ...named, ...ended, stake, detail, time, wallet: 'demo' }
}

const answerOf = (number: string, { stake, end, outcome }: Played): RoundAnswer => ({
  number,
  stake,
  win: 'win' in end ? end.win : null,
  outcome,
})
