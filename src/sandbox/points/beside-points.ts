import type { Client } from '@libsql/client'
import { textOf } from '@/sandbox/database/text-of'
import { claimNamed } from '@/sandbox/rewards/bonuses'

/** Money of the same entries by their numbers, in hundredths, what was claimed by them, and games by the numbers of bets. */
export async function besidePoints(client: Client, account: string, numbers: readonly string[]) {
  const places = numbers.map(() => '?').join(', ')
  const args = [account, ...numbers]
  const money = await client.execute({
    sql: `SELECT l.entry, l.amount FROM lines l JOIN wallets w ON w.id = l.wallet
      WHERE w.owner = ? AND w.kind = 'main' AND l.entry IN (${places})`,
    args,
  })
  const games = await client.execute({
    sql: `SELECT number, game FROM bets WHERE account = ? AND number IN (${places})`,
    args,
  })
  const claims = await client.execute({
    sql: `SELECT entry, reward, details FROM claims WHERE account = ? AND entry IN (${places})`,
    args,
  })
  return {
    claims: new Map(claims.rows.map((row) => [textOf(row['entry']), claimNamed(row).title])),
    money: new Map(money.rows.map((row) => [textOf(row['entry']), Number(row['amount'])])),
    games: new Map(games.rows.map((row) => [textOf(row['number']), textOf(row['game'])])),
  }
}
