import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import { KeyUsedError } from '@/sandbox/ledger/port/entry'
import { betNumber } from '@/sandbox/ledger/port/entry-number'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import { NoSpinLeftError } from '@/sandbox/rewards/port/no-spin-left'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { isRecord } from './engines/engine'
import { slot } from './engines/slot'
import { clientOf } from './play-game'
import { PlayRefusal } from './play-refusal'
import { checkLimits, checkOpen, tableOf, type AskedRound, type RoundAnswer } from './play-round'
import type { PlaySession } from './play-sessions'

/** The free spins of the account in this game. */
export interface OwnSpins {
  readonly left: number
  /** What each is played at, in hundredths. */
  readonly stake: number
  /** When the next one ends, in milliseconds since 1970. */
  readonly until: number
}

/** Whether a bet is a free spin. */
export const isFreeSpin = (bet: unknown): boolean => isRecord(bet) && bet['free'] === true

/** The free spins that can be played in a session's game; null for none. They are for slots, at the least stake. */
export async function spinsOf(
  { freeSpins }: RewardsPort,
  { account, game, mode }: PlaySession,
): Promise<OwnSpins | null> {
  if (mode === 'demo' || clientOf(game) !== 'slot') return null
  const next = await freeSpins.next(account.id)
  return next === undefined ? null : { left: await freeSpins.left(account.id), stake: game.minBet, until: next.until }
}

/** Plays a free spin: nothing is staked, and a win is a bonus. Throws PlayRefusal, and the spin is kept then. */
export async function playFreeSpin(
  services: SandboxBasics & CashPort & LedgerPort & LimitsPort & RewardsPort & SettingsPort,
  session: PlaySession,
  { key, bet }: AskedRound,
): Promise<RoundAnswer> {
  const { account, game } = session
  const intent = { key: `play/${session.key}/${key}`, call: 'play', request: bet } as const
  try {
    const before = await services.ledger.findIntent(account.id, intent)
    if (before !== undefined) return before.details as RoundAnswer
    await checkOpen(services, session)
    const grant = clientOf(game) === 'slot' ? await services.freeSpins.next(account.id) : undefined
    if (grant === undefined) throw new PlayRefusal('no_free_spins')
    await checkLimits(services, session, 0)
    const played = slot.play({ stake: game.minBet }, tableOf(services, session))
    if (played === undefined || !('win' in played.end)) throw new TypeError('a slot settles every spin at once')
    const { win } = played.end
    const answer: RoundAnswer = { number: betNumber(), stake: 0, win, outcome: played.outcome }
    const posted = await services.freeSpins.play(account, { grant, number: answer.number, win }, intent, answer)
    return posted.details as RoundAnswer
  } catch (error) {
    if (error instanceof NoSpinLeftError) throw new PlayRefusal('no_free_spins')
    if (error instanceof KeyUsedError) throw new PlayRefusal('key_used')
    throw error
  }
}
