import { flag, integer, orNull, text, word, type Columns } from '@/sandbox/database/columns'
import { entriesOf } from './deposit-entries'
import type { Database, Parameter } from '@/sandbox/database/database'
import { KeyUsedError } from '@/sandbox/ledger/port/entry'
import type { Ledger } from '@/sandbox/ledger/port/ledger-port'
import { hashOf } from '@/sandbox/ledger/port/post-entry'
import type { UploadedPicture } from '@/sandbox/call/uploaded-picture'
import type { DepositCap, DepositRow, DepositState, NewDeposit } from './deposit-row'
import { askedSql, insertDeposit } from './insert-deposit'

/** Deposit requests, as players and the platform's staff act on them. */
export interface Deposits {
  /** The request made under a key. Throws KeyUsedError if the key was used for something else. */
  findIntent(account: string, key: string, request: unknown): Promise<DepositRow | undefined>
  /**
   * Creates a request. Idempotent by key. `onceSince`: since when its promotion may be used once. Returns undefined if
   * the request exceeds a cap, reuses a promotion, or exceeds `maxOpen`. Throws KeyUsedError.
   */
  create(
    deposit: NewDeposit,
    key: string,
    request: unknown,
    caps: readonly DepositCap[],
    onceSince: number | null,
  ): Promise<DepositRow | undefined>
  /** The latest of an account's deposits with the promotion that is booked or may still be. */
  withPromotion(account: string, promotion: string): Promise<DepositRow | undefined>
  /** Number of deposits requested since an instant that are booked, or may still be with the promotion. */
  countSince(account: string, moment: number, promotion: string): Promise<number>
  /** What an account has deposited since an instant, plus requests that may still be paid, in hundredths. */
  since(merchant: string, account: string, moment: number): Promise<number>
  find(number: string): Promise<DepositRow | undefined>
  /** An account's requests, newest first; or all of a merchant's that wait for staff. */
  of(merchant: string, account: string): Promise<DepositRow[]>
  waiting(merchant: string): Promise<DepositRow[]>
  /** Marks a request as paid, as its player reports. Does nothing if it has ended. */
  pay(number: string, proof: UploadedPicture | undefined): Promise<void>
  /** Ends a request that was not booked. Returns whether it did. */
  end(number: string, state: 'cancelled' | 'rejected', reason: string | null): Promise<boolean>
  /** Cancels an account's requests that were not reported as paid. */
  cancelNew(account: string): Promise<void>
  /** Books a deposit once. Returns whether it is booked now, which is false if it ended otherwise. */
  approve(deposit: DepositRow): Promise<boolean>
}

const columns = `number, merchant, account, method, amount, fee, promotion, bonus, turnover, state, created, expires,
  paid, ended, reason, receipt, return_to,
  proof_kind IS NOT NULL AS has_proof`

export function createDeposits(database: Database, ledger: Ledger, clock: () => number): Deposits {
  async function select(where: string, args: Parameter[]): Promise<DepositRow[]> {
    await database.run({
      sql: "UPDATE deposits SET state = 'expired', ended = expires WHERE state = 'new' AND expires <= ?",
      args: [clock()],
    })
    return database.rows(depositColumns, `SELECT ${columns} FROM deposits WHERE ${where}`, args)
  }

  return {
    async findIntent(account, key, request) {
      const kept = await database.first(
        { number: text, requestHash: text },
        'SELECT number, request_hash FROM deposits WHERE account = ? AND key = ?',
        [account, key],
      )
      if (kept === undefined) return undefined
      if (kept.requestHash !== hashOf({ call: 'requestDeposit', request }))
        throw new KeyUsedError('another request came under this key')
      return this.find(kept.number)
    },

    async create(deposit, key, request, caps, onceSince) {
      const hash = hashOf({ call: 'requestDeposit', request })
      await database.run(insertDeposit(deposit, { key, hash, caps, onceSince, now: clock() }))
      return this.findIntent(deposit.account, key, request)
    },

    async withPromotion(account, promotion) {
      const rows = await select('account = ? AND promotion = ? ORDER BY created, rowid', [account, promotion])
      return rows.findLast(({ state }) => state === 'approved' || isOpen(state))
    },

    async countSince(account, moment, wanted) {
      const rows = await select('account = ? AND created >= ?', [account, moment])
      const counts = ({ state, promotion }: DepositRow) =>
        state === 'approved' || (promotion === wanted && isOpen(state))
      return rows.filter(counts).length
    },

    async since(merchant, account, moment) {
      const booked = await ledger.paidInSince(merchant, account, moment)
      const { amount } = await database.only({ amount: integer }, `SELECT ${askedSql('?1', '?2')} AS amount`, [
        account,
        clock(),
      ])
      return booked + amount
    },

    find: async (number) => (await select('number = ?', [number]))[0],
    of: (merchant, account) =>
      select('merchant = ? AND account = ? ORDER BY created DESC, rowid DESC LIMIT 10', [merchant, account]),
    waiting: (merchant) => select('merchant = ? AND ended IS NULL ORDER BY created', [merchant]),

    async pay(number, proof) {
      await database.run({
        sql: `UPDATE deposits SET state = 'pending', paid = coalesce(paid, ?), proof_kind = coalesce(?, proof_kind),
          proof = coalesce(?, proof) WHERE number = ? AND ended IS NULL`,
        args: [clock(), proof?.kind ?? null, proof?.bytes ?? null, number],
      })
    },

    async end(number, state, reason) {
      const changed = await database.run({
        sql: 'UPDATE deposits SET state = ?, ended = ?, reason = ? WHERE number = ? AND ended IS NULL',
        args: [state, clock(), reason, number],
      })
      return changed === 1
    },

    async cancelNew(account) {
      await database.run({
        sql: "UPDATE deposits SET state = 'cancelled', ended = ? WHERE account = ? AND state = 'new'",
        args: [clock(), account],
      })
    },

    async approve(deposit) {
      const { number, state } = deposit
      const intent = { key: `cash/${number}`, call: 'cash', request: number } as const
      const book = {
        sql: `UPDATE deposits SET state = 'approved', ended = ?,
          receipt = (SELECT number FROM entries WHERE account = ? AND key = ?) WHERE number = ?`,
        args: [clock(), deposit.account, intent.key, number],
      }
      if (state !== 'approved') {
        try {
          await ledger.postTogether(entriesOf(deposit), [book], intent)
        } catch (error) {
          if (!(error instanceof Error && error.message.includes('the request has ended'))) throw error
        }
      }
      return (await this.find(number))?.state === 'approved'
    },
  }
}

/** Whether a request may still be paid. */
const isOpen = (state: DepositState): boolean => state === 'new' || state === 'pending'

const depositColumns: Columns<DepositRow> = {
  number: text,
  merchant: text,
  account: text,
  method: text,
  amount: integer,
  fee: integer,
  promotion: orNull(text),
  bonus: integer,
  turnover: integer,
  state: word<DepositState>(),
  created: integer,
  expires: integer,
  paid: orNull(integer),
  ended: orNull(integer),
  reason: orNull(text),
  receipt: orNull(text),
  returnTo: orNull(text),
  hasProof: flag,
}
