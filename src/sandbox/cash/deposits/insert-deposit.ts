import type { SqlStatement } from '@/sandbox/database/database'
import { entryNumber } from '@/sandbox/ledger/port/entry-number'
import { paidInSql } from '@/sandbox/ledger/port/figure-sql'
import type { DepositCap, NewDeposit } from './deposit-row'

/** Maximum number of an account's requests that may await payment at once. */
export const maxOpen = 3

/**
 * SQL subquery: the sum of an account's requests of any time that may still be paid. Both arguments are SQL
 * parameters.
 */
export const askedSql = (account: string, now: string): string =>
  `(SELECT coalesce(sum(amount), 0) FROM deposits
    WHERE account = ${account} AND (state = 'pending' OR state = 'new' AND expires > ${now}))`

/** SQL condition: whether an account uses a promotion since a moment. The arguments are SQL parameters. */
const promotedSql = (account: string, promotion: string, since: string): string =>
  `EXISTS (SELECT 1 FROM deposits WHERE account = ${account} AND promotion = ${promotion}
    AND created >= ${since} AND state IN ('new', 'pending', 'approved'))`

const capSince = "(cap.value ->> 'since')"

interface Insertion {
  readonly key: string
  /** Of the request, so that a key that comes again with another request is told apart. */
  readonly hash: string
  readonly caps: readonly DepositCap[]
  /** Since when the promotion may be used once, in milliseconds since 1970; null without a promotion. */
  readonly onceSince: number | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Inserts a request, unless its key was used, it exceeds a cap or `maxOpen`, or it reuses a promotion. */
export function insertDeposit(deposit: NewDeposit, { key, hash, caps, onceSince, now }: Insertion): SqlStatement {
  const { merchant, account, method, amount, fee, promotion, bonus, turnover, expires, returnTo } = deposit
  return {
    sql: `INSERT INTO deposits (number, merchant, account, key, request_hash, method, amount, fee, promotion, bonus,
      turnover, state, created, expires, return_to)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 'new', ?12, ?13, ?14 WHERE NOT EXISTS (
        SELECT 1 FROM json_each(?15) cap
        WHERE ${paidInSql('?3', capSince)} + ${askedSql('?3', '?12')} + ?7 > (cap.value ->> 'most'))
        AND NOT (?16 IS NOT NULL AND ${promotedSql('?3', '?9', '?16')})
        AND (SELECT count(*) FROM deposits WHERE account = ?3 AND state = 'new' AND expires > ?12) < ?17
      ON CONFLICT (account, key) DO NOTHING`,
    args: [
      `D${entryNumber()}`,
      merchant,
      account,
      key,
      hash,
      method,
      amount,
      fee,
      promotion,
      bonus,
      turnover,
      now,
      expires,
      returnTo,
      JSON.stringify(caps),
      onceSince,
      maxOpen,
    ],
  }
}
