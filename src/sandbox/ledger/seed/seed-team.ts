import { integer, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { demoTeam } from '@/sandbox/accounts/port/demo-team'
import { seedActs, type SeedAct } from './seed-acts'
import type { SeedMoney } from './seed-money'
import { SeedNumbers } from '@/sandbox/seed-numbers'

const day = 24 * 60 * 60_000

/** Minimum stakes, one of which each person gets, in hundredths of dong. */
const stakes = [200_000, 500_000, 1_000_000, 2_500_000]

/** The acts of the demo agent's team since they joined, at most 60 days back. */
export async function teamActs(
  database: Database,
  merchant: string,
  { money, step }: SeedMoney,
  now: number,
): Promise<SeedAct[]> {
  const names = demoTeam(merchant, now).map(({ account }) => account)
  const people = await database.rows(
    { id: text, account: text, createdAt: integer },
    `SELECT id, account, created_at FROM accounts
      WHERE merchant = ? AND upline IS NOT NULL AND account IN (SELECT value FROM json_each(?)) ORDER BY account`,
    [merchant, JSON.stringify(names)],
  )
  return people.flatMap(({ id, account: name, createdAt }) => {
    const stake = money(new SeedNumbers(`${merchant}/${name}/stake`).of(stakes))
    const days = Math.max(0, Math.min(60, Math.floor((now - createdAt) / day)))
    return seedActs(merchant, { account: id, name, betsADay: 1, stake, days, step }, now)
  })
}

export async function isBelowSomebody(database: Database, account: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM accounts WHERE id = ? AND upline IS NOT NULL'
  return (await database.first({}, sql, [account])) !== undefined
}
