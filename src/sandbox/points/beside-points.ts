import { integer, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { claimNamed, namedColumns } from '@/sandbox/rewards/port/bonuses'

/**
 * For the given entry numbers: money of the same entries in hundredths, their claims, and the games of the bets with
 * these numbers.
 */
export async function besidePoints(database: Database, account: string, numbers: readonly string[]) {
  const places = numbers.map(() => '?').join(', ')
  const args = [account, ...numbers]
  const money = await database.rows(
    { entry: text, amount: integer },
    `SELECT l.entry, l.amount FROM lines l JOIN wallets w ON w.id = l.wallet
      WHERE w.owner = ? AND w.kind = 'main' AND l.entry IN (${places})`,
    args,
  )
  const games = await database.rows(
    { number: text, game: text },
    `SELECT number, game FROM bets WHERE account = ? AND number IN (${places})`,
    args,
  )
  const claims = await database.rows(
    { entry: text, ...namedColumns },
    `SELECT entry, reward, details FROM claims WHERE account = ? AND entry IN (${places})`,
    args,
  )
  return {
    claims: new Map(claims.map((claim) => [claim.entry, claimNamed(claim).title])),
    money: new Map(money.map(({ entry, amount }) => [entry, amount])),
    games: new Map(games.map(({ number, game }) => [number, game])),
  }
}
