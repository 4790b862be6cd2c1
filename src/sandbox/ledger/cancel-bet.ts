import { integer, text } from '@/sandbox/database/columns'
import type { Database, SqlStatement } from '@/sandbox/database/database'
import type { OpenBet } from './bets'
import { BetEndedError, KeyUsedError, type Entry, type PostedEntry } from './port/entry'
import { postTogether } from './port/post-entry'

/**
 * Cancels an open bet by reversing the movements of its stake. `key`: idempotency key of the intent; repeating it
 * returns the posted entry. Throws BetEndedError if the bet has ended otherwise.
 */
export async function cancelBet(database: Database, time: number, bet: OpenBet, key: string): Promise<PostedEntry> {
  const { number, merchant, account } = bet
  const update: SqlStatement = {
    sql: `UPDATE bets SET state = 'cancelled', settled = ?, win = 0, valid_bet = 0
      WHERE merchant = ? AND number = ? AND state = 'open'`,
    args: [time, merchant, number],
  }
  const entry: Entry = {
    merchant,
    account,
    kind: 'refund',
    reference: number,
    details: { key },
    movements: await stakeBack(database, bet),
  }
  const intent = { key: `cancel/${number}`, call: 'cancel', request: number } as const
  try {
    const { posted } = await postTogether(database, time, [entry], [update], intent)
    if ((posted.details as { key?: string }).key !== key) throw new BetEndedError('the bet was cancelled before')
    return posted
  } catch (error) {
    if (error instanceof KeyUsedError) throw new BetEndedError('the bet was cancelled before')
    throw error
  }
}

async function stakeBack(database: Database, { number, merchant, account }: OpenBet) {
  const staked = await database.rows(
    { owner: text, kind: text, amount: integer },
    `SELECT w.owner, w.kind, l.amount FROM entries e JOIN lines l ON l.entry = e.number
      JOIN wallets w ON w.id = l.wallet
      WHERE e.merchant = ? AND e.account = ? AND e.reference = ? AND e.kind = 'bet'`,
    [merchant, account, number],
  )
  return staked.map(({ amount, ...movement }) => ({ ...movement, amount: -amount }))
}
