import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { OpenBet, Settlement } from '@/sandbox/ledger/port/ledger-port'
import { settleLottery } from './engines/lottery'
import { settleMatch } from './engines/matches'
import type { PlaySession } from './play-sessions'

/** How the open bets of a category end once they are due. */
const settlers: Readonly<Record<string, (bet: OpenBet, others: readonly OpenBet[]) => Settlement>> = {
  SPORTS: settleMatch,
  ESPORTS: settleMatch,
  COCKFIGHT: settleMatch,
  ELOTT: settleLottery,
}

/** How an open bet ends, whenever that is asked, among those that end with it; undefined where its category knows none. */
const endOf = (bet: OpenBet, others: readonly OpenBet[] = []): Settlement | undefined =>
  settlers[bet.category]?.(bet, others)

/** Settles open bets, due or not. Answers which of them this was the one to settle, and what they won, in hundredths. */
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

/** Settles what is due by the sandbox's clock, of one account or of all. */
export function settleDueBets({ ledger, clock }: Pick<SandboxBasics & LedgerPort, 'ledger' | 'clock'>) {
  return async (merchant: string, account?: string): Promise<void> => {
    await settleBets(
      { ledger },
      await ledger.openBets({ merchant, due: clock(), ...(account !== undefined && { account }) }),
    )
  }
}

/** The same for the bets of a demo. */
export function settleDemo({ clock }: Pick<SandboxBasics, 'clock'>, session: PlaySession): void {
  for (const [index, bet] of session.demoBets.entries()) {
    if (bet.due === null || bet.state !== 'open' || bet.due > clock()) continue
    const end = endOf({ ...bet, due: bet.due })
    if (end === undefined) continue
    session.demoBets[index] = { ...bet, state: 'settled', win: end.win, detail: end.detail }
    session.purse.amount += end.win
  }
}
