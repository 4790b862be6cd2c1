import { integer, text } from '@/sandbox/database/columns'
import type { Database, Parameter, SqlStatement } from '@/sandbox/database/database'
import type { OfCurrency } from '@/contract/money/in-currency'
import { KeyUsedError } from '@/sandbox/ledger/port/entry'
import { postTogether } from '@/sandbox/ledger/port/post-entry'
import { besidePoints } from './beside-points'
import { pointPlan, pointPlans } from './point-plans'
import { redemptionColumns, type Redemption } from './redemption'
import { paidFor, returned } from './redemption-entries'

type NewRedemption = Omit<Redemption, 'number' | 'status' | 'created' | 'reviewed' | 'remark' | 'endNumber'>

/** Redemptions of rewards, and the stock that is left. */
export interface Redemptions {
  /** Pieces in stock, by reward. Rewards that are not listed have unlimited stock. */
  stockOf(merchant: string): Promise<ReadonlyMap<string, number>>
  /**
   * Statements that write a redemption in the same batch as its entry; the key is that entry's. The batch fails if the
   * stock is too low: `isSoldOut`.
   */
  insert(redemption: NewRedemption, key: string): SqlStatement[]
  find(merchant: string, number: string): Promise<Redemption | undefined>
  /** Redemptions of an account by their numbers. */
  named(account: string, numbers: readonly string[]): Promise<Redemption[]>
  /** A page of an account's redemptions, newest first, and their total number. */
  of(
    account: string,
    pageNo: number,
    pageSize: number,
  ): Promise<{ readonly rows: Redemption[]; readonly total: number }>
  waiting(merchant: string): Promise<Redemption[]>
  /** The other movements of entries in a points wallet, and the bets that the entries belong to. */
  beside(account: string, numbers: readonly string[]): ReturnType<typeof besidePoints>
  /** Approves or rejects a redemption of a merchant, once. Returns whether this is its result. */
  review(
    merchant: OfCurrency,
    redemption: Redemption,
    status: 'approved' | 'rejected',
    remark: string | null,
  ): Promise<boolean>
}

/** Whether a batch failed because the stock was too low. */
export const isSoldOut = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('pieces_in_stock')

export function createRedemptions(database: Database, clock: () => number): Redemptions {
  async function read(where: string, args: Parameter[]): Promise<Redemption[]> {
    return database.rows(redemptionColumns, `SELECT * FROM redemptions WHERE ${where}`, args)
  }

  const find = async (merchant: string, number: string) =>
    (await read('merchant = ? AND number = ?', [merchant, number]))[0]

  async function end(
    merchant: OfCurrency,
    row: Redemption,
    status: 'approved' | 'rejected',
    remark: string | null,
  ): Promise<void> {
    const { number, account } = row
    const intent = { key: `review/${number}`, call: 'cash', request: { number, status } } as const
    const book = {
      sql: `UPDATE redemptions SET status = ?1, reviewed = ?2, remark = ?3,
        end_number = (SELECT number FROM entries WHERE account = ?4 AND key = ?5) WHERE number = ?6`,
      args: [status, clock(), remark, account, intent.key, number],
    }
    const pays = (pointPlan(merchant, row.reward)?.pays ?? 0) * row.quantity
    if (status === 'rejected')
      await postTogether(database, clock(), [returned(row)], [book, ...moreInStock(row, row.quantity)], intent)
    else if (pays > 0) await postTogether(database, clock(), [paidFor(row, pays)], [book], intent)
    else await database.run(book)
  }

  return {
    async stockOf(merchant) {
      const rows = await database.rows(
        { reward: text, pieces: integer },
        'SELECT reward, pieces FROM point_stock WHERE merchant = ?',
        [merchant],
      )
      const told = rows.map(({ reward, pieces }) => [reward, pieces] as const)
      const begun = pointPlans.flatMap(({ id, stock }) => (stock === null ? [] : [[id, stock] as const]))
      return new Map([...begun, ...told])
    },

    insert(redemption, key) {
      const { merchant, account, reward, quantity, points, amount, address } = redemption
      const written = address === null ? null : JSON.stringify(address)
      const insert = {
        sql: `INSERT INTO redemptions (number, merchant, account, reward, quantity, points, amount, address, status, created)
          VALUES ((SELECT number FROM entries WHERE account = ?2 AND key = ?9), ?1, ?2, ?3, ?4, ?5, ?6, ?7, 'process', ?8)`,
        args: [merchant, account, reward, quantity, points, amount, written, clock(), key],
      }
      return [...moreInStock(redemption, -quantity), insert]
    },

    find,
    named: (account, numbers) =>
      read(`account = ? AND number IN (${numbers.map(() => '?').join(', ')})`, [account, ...numbers]),

    async of(account, pageNo, pageSize) {
      const page = 'account = ? ORDER BY created DESC, rowid DESC LIMIT ? OFFSET ?'
      const { count } = await database.only(
        { count: integer },
        'SELECT count(*) AS count FROM redemptions WHERE account = ?',
        [account],
      )
      return {
        rows: await read(page, [account, pageSize, (pageNo - 1) * pageSize]),
        total: count,
      }
    },

    waiting: (merchant) => read("merchant = ? AND status = 'process' ORDER BY created, rowid", [merchant]),

    beside: (account, numbers) => besidePoints(database, account, numbers),

    async review(merchant, row, status, remark) {
      try {
        await end(merchant, row, status, remark)
      } catch (error) {
        // It has already been reviewed.
        const isEnded = error instanceof Error && error.message.includes('the redemption has ended')
        if (!isEnded && !(error instanceof KeyUsedError)) throw error
      }
      return (await find(row.merchant, row.number))?.status === status
    },
  }
}

/** Changes a reward's stock by a number of pieces, which may be negative. No statements for unlimited stock. */
function moreInStock({ merchant, reward }: Pick<Redemption, 'merchant' | 'reward'>, pieces: number): SqlStatement[] {
  const stock = pointPlans.find(({ id }) => id === reward)?.stock ?? null
  if (stock === null) return []
  return [
    {
      sql: 'INSERT OR IGNORE INTO point_stock (merchant, reward, pieces) VALUES (?, ?, ?)',
      args: [merchant, reward, stock],
    },
    {
      sql: 'UPDATE point_stock SET pieces = pieces + ? WHERE merchant = ? AND reward = ?',
      args: [pieces, merchant, reward],
    },
  ]
}
