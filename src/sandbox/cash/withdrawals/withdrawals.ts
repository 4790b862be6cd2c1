import type { Ledger } from '@/sandbox/ledger/port/ledger-port'
import { integer } from '@/sandbox/database/columns'
import type { Database, Parameter, SqlStatement } from '@/sandbox/database/database'
import { KeyUsedError } from '@/sandbox/ledger/port/entry'
import { postTogether } from '@/sandbox/ledger/port/post-entry'
import { turnoverFor, type Turnover } from './turnover'
import type { NotifyPaidOut } from '@/sandbox/cash/notify-paid-out'
import { createWithdrawalAnswers, type WithdrawalAnswers } from './withdrawal-answers'
import { disbursed, givenBack, type NewWithdrawal } from './withdrawal-entries'
import { withdrawalColumns, withdrawalFields, type WithdrawalRow } from './withdrawal-row'
import { confirmationTime, withdrawalSteps } from './withdrawal-rules'

/** A cap on the amount and on the number of requests since an instant. */
export interface WithdrawalCap {
  readonly since: number
  readonly amount: number
  readonly times: number
}

/** Withdrawal requests, as players and the platform's staff act on them. */
export interface Withdrawals extends WithdrawalAnswers {
  /**
   * The statement that writes a request in the same batch as the entry that holds its amount; the key is that entry's.
   * Over the cap the batch fails with OverCapError, so of two concurrent requests only one is posted.
   */
  insert(withdrawal: NewWithdrawal, key: string, cap: WithdrawalCap): SqlStatement
  find(merchant: string, number: string): Promise<WithdrawalRow | undefined>
  /** An account's requests, newest first; or all of a merchant's that wait for staff. */
  of(merchant: string, account: string): Promise<WithdrawalRow[]>
  waiting(merchant: string): Promise<WithdrawalRow[]>
  /** What an account has requested since an instant, without what was given back. */
  since(account: string, moment: number): Promise<{ readonly amount: number; readonly times: number }>
  turnoverFor(account: { readonly id: string; readonly merchant: string }): Promise<Turnover>
  /** Pays a request out or gives it back, once. Returns whether this is how it ended. */
  end(withdrawal: WithdrawalRow, state: 'succeeded' | 'failed', reason: string | null): Promise<boolean>
  /** Advances requests that nobody acted on, by the sandbox's clock. */
  settleDue(merchant: string): Promise<void>
}

const isMissing = "(answer IN ('notReceived', 'partly') AND review IS NULL)"

export function createWithdrawals(
  database: Database,
  ledger: Pick<Ledger, 'reading'>,
  clock: () => number,
  notifyPaidOut: NotifyPaidOut,
): Withdrawals {
  async function read(where: string, args: Parameter[]): Promise<WithdrawalRow[]> {
    return database.rows(withdrawalColumns, `SELECT ${withdrawalFields} FROM withdrawals WHERE ${where}`, args)
  }

  async function end(row: WithdrawalRow, state: 'succeeded' | 'failed', time: number, reason: string | null) {
    const { number, account } = row
    const until = state === 'succeeded' ? time + confirmationTime : null
    const intent = { key: `cash/${number}`, call: 'cash', request: { number, state } } as const
    const book = {
      sql: `UPDATE withdrawals SET state = ?1, ended = ?2, reason = ?3, confirm_until = ?4,
        end_receipt = (SELECT number FROM entries WHERE account = ?5 AND key = ?6) WHERE number = ?7`,
      args: [state, time, reason, until, account, intent.key, number],
    }
    try {
      const entry = state === 'succeeded' ? disbursed(row) : givenBack(row)
      const { isNew } = await postTogether(database, time, [entry], [book], intent)
      if (isNew && until !== null && until > clock()) await notifyPaidOut(row, time, until)
    } catch (error) {
      // The request has already ended the other way.
      if (!(error instanceof KeyUsedError)) throw error
    }
  }

  async function settleDue(merchant: string): Promise<void> {
    const { transferring, succeeded } = withdrawalSteps
    await database.run({
      sql: `UPDATE withdrawals SET state = 'transferring', transferring = created + ?1
        WHERE merchant = ?2 AND state = 'processing' AND created <= ?3 - ?1`,
      args: [transferring, merchant, clock()],
    })
    const due = "merchant = ? AND state = 'transferring' AND created <= ? ORDER BY created, number"
    for (const row of await read(due, [merchant, clock() - succeeded]))
      await end(row, 'succeeded', row.created + succeeded, null)
    await database.run({
      sql: `UPDATE withdrawals SET answer = 'forced', answered = confirm_until
        WHERE merchant = ? AND answer IS NULL AND confirm_until <= ?`,
      args: [merchant, clock()],
    })
  }

  async function select(merchant: string, where: string, args: Parameter[]): Promise<WithdrawalRow[]> {
    await settleDue(merchant)
    return read(`merchant = ? AND ${where}`, [merchant, ...args])
  }

  const find = async (merchant: string, number: string) => (await select(merchant, 'number = ?', [number]))[0]

  return {
    ...createWithdrawalAnswers(database, clock, find),
    insert: ({ number, merchant, account, amount, fee, payout }, key, cap) => ({
      sql: `INSERT INTO withdrawals (number, merchant, account, amount, fee, payout, state, created, receipt)
        SELECT ?1, ?2, ?3, CASE WHEN coalesce(sum(amount), 0) + ?4 <= ?10 AND count(*) < ?11 THEN ?4 END, ?5, ?6,
          'processing', ?7, (SELECT number FROM entries WHERE account = ?3 AND key = ?8)
        FROM withdrawals WHERE account = ?3 AND created >= ?9 AND state <> 'failed'`,
      args: [
        number,
        merchant,
        account,
        amount,
        fee,
        JSON.stringify(payout),
        clock(),
        key,
        cap.since,
        cap.amount,
        cap.times,
      ],
    }),

    find,
    of: (merchant, account) => select(merchant, 'account = ? ORDER BY created DESC, rowid DESC LIMIT 10', [account]),
    waiting: (merchant) => select(merchant, `(ended IS NULL OR ${isMissing}) ORDER BY created, rowid`, []),

    async since(account, moment) {
      return database.only(
        { amount: integer, times: integer },
        `SELECT coalesce(sum(amount), 0) AS amount, count(*) AS times FROM withdrawals
          WHERE account = ? AND created >= ? AND state <> 'failed'`,
        [account, moment],
      )
    },

    turnoverFor: ({ id, merchant }) => ledger.reading(merchant, () => turnoverFor(database, id), id),

    async end(row, state, reason) {
      await end(row, state, clock(), reason)
      return (await find(row.merchant, row.number))?.state === state
    },

    settleDue,
  }
}
