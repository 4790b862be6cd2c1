import type { Client } from '@libsql/client'
import { textOf } from '@/sandbox/database/text-of'
import { demoTeam } from '@/sandbox/accounts/port/demo-team'
import { seedActs, type SeedAct } from './seed-acts'
import { SeedNumbers } from '@/sandbox/seed-numbers'

const day = 24 * 60 * 60_000

/** The least that somebody stakes, in hundredths. */
const stakes = [200_000, 500_000, 1_000_000, 2_500_000]

/** What the people of the demo agent's tree did since they joined, at most 60 days back. */
export async function teamActs(client: Client, merchant: string, now: number): Promise<SeedAct[]> {
  const names = demoTeam(merchant, now).map(({ account }) => account)
  const { rows } = await client.execute({
    sql: `SELECT id, account, created_at FROM accounts
      WHERE merchant = ? AND upline IS NOT NULL AND account IN (SELECT value FROM json_each(?)) ORDER BY account`,
    args: [merchant, JSON.stringify(names)],
  })
  return rows.flatMap((row) => {
    const name = textOf(row['account'])
    const stake = new SeedNumbers(`${merchant}/${name}/stake`).of(stakes)
    const days = Math.max(0, Math.min(60, Math.floor((now - Number(row['created_at'])) / day)))
    return seedActs(merchant, { account: textOf(row['id']), name, betsADay: 1, stake, days }, now)
  })
}

export async function isBelowSomebody(client: Client, account: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM accounts WHERE id = ? AND upline IS NOT NULL'
  return (await client.execute({ sql, args: [account] })).rows.length > 0
}
