import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { BetEndedError } from '@/sandbox/ledger/port/entry'
import type { PostedEntry } from '@/sandbox/ledger/port/entry'
import type { LotteryDetail } from './engines/lottery'
import { PlayRefusal } from './play-refusal'
import type { PlaySession } from './play-sessions'

/**
 * Cancels a bet while its draw is open by the sandbox's clock. `key`: idempotency key of the intent. Throws
 * BetEndedError if the bet is unknown, closed, settled or cancelled.
 */
export async function cancelOpenBet(
  { ledger, clock }: SandboxBasics & LedgerPort,
  merchant: string,
  account: string,
  number: string,
  key: string,
): Promise<PostedEntry> {
  const bet = await ledger.findBet(merchant, account, number)
  const { closes } = readDetail(bet?.detail)
  const isOpen = bet?.state === 'open' && closes !== undefined && clock() < closes
  if (bet === undefined || bet.due === null || !(isOpen || bet.state === 'cancelled'))
    throw new BetEndedError('the bet cannot be cancelled')
  return ledger.cancelBet({ ...bet, due: bet.due }, key)
}

/**
 * The same for a game's client, which repeats the call if the answer was lost; works in a demo too. Throws
 * PlayRefusal.
 */
export async function cancelPlayed(
  services: SandboxBasics & LedgerPort,
  session: PlaySession,
  number: string,
): Promise<void> {
  const { merchant, account, mode } = session
  if (mode === 'demo') {
    cancelDemo(services, session, number)
    return
  }
  try {
    await cancelOpenBet(services, merchant.code, account.id, number, `play/${session.key}`)
  } catch (error) {
    throw error instanceof BetEndedError ? new PlayRefusal('bet_ended') : error
  }
}

function cancelDemo({ clock }: SandboxBasics, session: PlaySession, number: string): void {
  const place = session.demoBets.findIndex((bet) => bet.number === number)
  const bet = session.demoBets[place]
  const { closes = 0 } = readDetail(bet?.detail)
  if (bet?.state !== 'open' || clock() >= closes) throw new PlayRefusal('bet_ended')
  session.demoBets[place] = { ...bet, state: 'cancelled' }
  session.purse.amount += bet.stake
}

const readDetail = (detail: unknown): Pick<Partial<LotteryDetail>, 'closes'> => detail ?? {}
