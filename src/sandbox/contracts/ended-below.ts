import { text } from '@/sandbox/database/columns'
import type { Database, Parameter } from '@/sandbox/database/database'
import { contractMembers, type ContractKind } from '@/contract/endpoints/contract-members'
import type { Term } from './contract-terms'

/** `isAbove` in SQL: `body` and `above` are SQL expressions for a contract and for the upline's steps. */
const isAboveSql = (body: string, above: string) => `EXISTS (SELECT 1 FROM json_each(${body}, '$.terms') own
  WHERE own.value ->> '$.rate' > coalesce((SELECT max(step.value ->> '$.rate') FROM json_each(${above}) step
    WHERE step.value ->> '$.period' = own.value ->> '$.period'), 0))`

/**
 * CTE of the accounts (`ended`) whose contracts end when an account has these steps, or none: direct downlines with a
 * higher rate in any period, and everybody who depends on them (2 §4).
 */
export function endedBelow(
  account: string,
  kind: ContractKind,
  terms: readonly Term[],
): { sql: string; args: Parameter[] } {
  const [name] = contractMembers[kind]
  const sql = `WITH RECURSIVE ended (id) AS (
      SELECT a.id FROM accounts a JOIN contracts c ON c.account = a.id AND c.name = ?
        WHERE a.upline = ? AND ${isAboveSql('c.body', '?')}
      UNION SELECT a.id FROM ended e JOIN accounts a ON a.upline = e.id JOIN contracts c ON c.account = a.id AND c.name = ?
    )`
  return { sql, args: [name, account, JSON.stringify(terms), name] }
}

/** Sign-in names of the `ended` accounts. */
export async function namesEndedBelow(
  database: Database,
  account: string,
  kind: ContractKind,
  terms: readonly Term[],
): Promise<string[]> {
  const { sql, args } = endedBelow(account, kind, terms)
  const named = `${sql} SELECT a.account FROM ended e JOIN accounts a ON a.id = e.id ORDER BY a.account`
  const ended = await database.rows({ account: text }, named, args)
  return ended.map((each) => each.account)
}
