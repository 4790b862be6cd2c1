import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { OpenBet, Settlement } from '@/sandbox/ledger/port/ledger-port'
import { settleLottery } from './engines/lottery'
import { settleMatch } from './engines/matches'
import type { PlaySession } from './play-sessions'

/** How open bets of a category are settled once they are due. */
const settlers: Readonly<Record<string, (bet: OpenBet, others: readonly OpenBet[]) => Settlement>> = {
  SPORTS: settleMatch,
  ESPORTS: settleMatch,
  COCKFIGHT: settleMatch,
  ELOTT: settleLottery,
}

/**
 * The result of an open bet, which does not depend on when it is computed. `others`: bets settled together with it.
 * Undefined if its category has no settler.
 */
const endOf = (bet: OpenBet, others: readonly OpenBet[] = []): Settlement | undefined =>
  settlers[bet.category]?.(bet, others)

/** Settles open bets, due or not. Returns those that this call settled, with their wins in hundredths. */
export async function settleBets(
  { ledger }: Pick<LedgerPort, 'ledger'>,
  bets: readonly OpenBet[],
): Promise<{ readonly number: string; readonly win: number }[]> {
  const settled: { readonly number: string; readonly win: number }[] = []
  for (const bet of bets) {
    const end = endOf(bet, bets)
    if (end !== undefined && (await ledger.settleBet(bet, end))) settled.push({ number: bet.number, win: end.win })
  }
  return settled
}

/** Settles what is due by the sandbox's clock, for one account or for all. */
export function settleDueBets({ ledger, clock }: Pick<SandboxBasics & LedgerPort, 'ledger' | 'clock'>) {
  return async (merchant: string, account?: string): Promise<void> => {
    await settleBets(
      { ledger },
      await ledger.openBets({ merchant, due: clock(), ...(account !== undefined && { account }) }),
    )
  }
}

/** The same for demo bets. */
export function settleDemo({ clock }: Pick<SandboxBasics, 'clock'>, session: PlaySession): void {
  for (const [index, bet] of session.demoBets.entries()) {
    if (bet.due === null || bet.state !== 'open' || bet.due > clock()) continue
    const end = endOf({ ...bet, due: bet.due })
    if (end === undefined) continue
    session.demoBets[index] = { ...bet, state: 'settled', win: end.win, detail: end.detail }
    session.purse.amount += end.win
  }
}
