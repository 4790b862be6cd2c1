import type { Client, InValue } from '@libsql/client'
import { contractMembers, type ContractKind } from '@/gateway/contract-members'
import { textOf } from '@/sandbox/database/text-of'

/** The highest rate of a contract's steps. */
const rateOf = (body: string) => `(SELECT max(value ->> '$.rate') FROM json_each(${body}, '$.terms'))`

/**
 * The accounts (`ended`) whose contracts end when an account has no rate above this one any more: those right below
 * with a higher one, and whoever stands on them (2 §4).
 */
export function endedBelow(account: string, kind: ContractKind, rate: number): { sql: string; args: InValue[] } {
  const [name] = contractMembers[kind]
  const sql = `WITH RECURSIVE ended (id) AS (
      SELECT a.id FROM accounts a JOIN contracts c ON c.account = a.id AND c.name = ?
        WHERE a.upline = ? AND ${rateOf('c.body')} > ?
      UNION SELECT a.id FROM ended e JOIN accounts a ON a.upline = e.id JOIN contracts c ON c.account = a.id AND c.name = ?
    )`
  return { sql, args: [name, account, rate, name] }
}

/** Their sign-in names. */
export async function namesEndedBelow(
  client: Client,
  account: string,
  kind: ContractKind,
  rate: number,
): Promise<string[]> {
  const { sql, args } = endedBelow(account, kind, rate)
  const named = `${sql} SELECT a.account FROM ended e JOIN accounts a ON a.id = e.id ORDER BY a.account`
  return (await client.execute({ sql: named, args })).rows.map((row) => textOf(row['account']))
}
