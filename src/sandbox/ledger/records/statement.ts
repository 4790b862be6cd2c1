import { integer, orNull, readOnly, readRows, text, type Read } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { amountOf } from '@/contract/money/amount'

/** Ledger statement of a merchant or of one of its accounts. Amounts in units of its currency, or points. */
export interface Statement {
  readonly balances: readonly { readonly wallet: string; readonly amount: number }[]
  /** Newest first. */
  readonly lines: readonly StatementLine[]
  /** Sum over all lines of the merchant; always 0. */
  readonly sum: number
}

interface StatementLine {
  readonly id: number
  /** Receipt number of the entry. */
  readonly entry: string
  /** ISO 8601. */
  readonly time: string
  readonly wallet: string
  readonly kind: string
  readonly amount: number
  readonly balanceAfter: number
  /** Number of what the entry belongs to, such as a bet; else its own. */
  readonly reference: string
  /** Idempotency key of the act. */
  readonly key: string | null
}

/**
 * Reads a statement. `owner`: account id or the house; if omitted, the wallets of everybody, named after their
 * accounts.
 */
export async function statementOf(database: Database, merchant: string, owner?: string): Promise<Statement> {
  const name = owner === undefined ? "coalesce(a.account, w.owner) || ' ' || w.kind" : 'w.kind'
  const from = `FROM wallets w LEFT JOIN accounts a ON a.id = w.owner`
  const whose = `w.merchant = ?1 AND (?2 IS NULL OR w.owner = ?2)`
  const args = [merchant, owner ?? null]
  const [balances, lines, sum] = await database.read([
    { sql: `SELECT ${name} AS wallet, w.balance ${from} WHERE ${whose} ORDER BY 1`, args },
    {
      sql: `SELECT l.id, l.entry, e.time, ${name} AS wallet, e.kind, l.amount, l.balance_after,
            coalesce(e.reference, l.entry) AS reference, e.key
          ${from} JOIN lines l ON l.wallet = w.id JOIN entries e ON e.number = l.entry
          WHERE ${whose} ORDER BY e.time DESC, l.id DESC`,
      args,
    },
    { sql: 'SELECT coalesce(sum(amount), 0) AS sum FROM lines WHERE merchant = ?', args: [merchant] },
  ])
  return {
    balances: readRows(balances, { wallet: text, balance: integer }).map(({ wallet, balance }) => ({
      wallet,
      amount: amountOf(balance),
    })),
    lines: readRows(lines, lineColumns).map(lineOf),
    sum: amountOf(readOnly(sum, { sum: integer }).sum),
  }
}

const lineColumns = {
  id: integer,
  entry: text,
  time: integer,
  wallet: text,
  kind: text,
  amount: integer,
  balanceAfter: integer,
  reference: text,
  key: orNull(text),
}

const lineOf = (line: Read<typeof lineColumns>): StatementLine => ({
  ...line,
  time: new Date(line.time).toISOString(),
  amount: amountOf(line.amount),
  balanceAfter: amountOf(line.balanceAfter),
})
