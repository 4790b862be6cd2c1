import type { Client, InStatement } from '@libsql/client'
import { textOf } from '@/sandbox/database/text-of'
import type { OpenBet } from './bets'
import { KeyUsedError, type Entry, type PostedEntry } from './entry'
import { postTogether } from './post-entry'

/** A bet was cancelled before, by somebody else or with another key. Nothing was posted. */
export class BetEndedError extends Error {
  override readonly name = 'BetEndedError'
}

/**
 * Takes an open bet back: the movements of its stake the other way round. `key`: of the intent; the same one again
 * answers what was posted. Throws BetEndedError for any other.
 */
export async function cancelBet(client: Client, time: number, bet: OpenBet, key: string): Promise<PostedEntry> {
  const { number, merchant, account } = bet
  const update: InStatement = {
    sql: `UPDATE bets SET state = 'cancelled', settled = ?, win = 0, valid_bet = 0
      WHERE merchant = ? AND number = ? AND state = 'open'`,
    args: [time, merchant, number],
  }
  const entry: Entry = {
    ...{ merchant, account, kind: 'refund', reference: number, details: { key } },
    movements: await stakeBack(client, bet),
  }
  const intent = { key: `cancel/${number}`, call: 'cancel', request: number } as const
  try {
    const { posted } = await postTogether(client, time, [entry], [update], intent)
    if ((posted.details as { key?: string }).key !== key) throw new BetEndedError('the bet was cancelled before')
    return posted
  } catch (error) {
    if (error instanceof KeyUsedError) throw new BetEndedError('the bet was cancelled before')
    throw error
  }
}

async function stakeBack(client: Client, { number, merchant, account }: OpenBet) {
  const { rows } = await client.execute({
    sql: `SELECT w.owner, w.kind, l.amount FROM entries e JOIN lines l ON l.entry = e.number
      JOIN wallets w ON w.id = l.wallet
      WHERE e.merchant = ? AND e.account = ? AND e.reference = ? AND e.kind = 'bet'`,
    args: [merchant, account, number],
  })
  return rows.map((row) => ({ owner: textOf(row['owner']), kind: textOf(row['kind']), amount: -Number(row['amount']) }))
}
