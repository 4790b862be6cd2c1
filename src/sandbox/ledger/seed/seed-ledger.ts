import type { Database } from '@/sandbox/database/database'
import { house, type Movement } from '@/sandbox/ledger/port/entry'
import type { SeedAct } from './seed-acts'

type Row = readonly (string | number | null)[]

/**
 * Writes a merchant's initial entries in one batch. `part`: a part of the seed that is written only once, by whoever
 * needs it first. Players' wallets are new; the house's wallets continue from their balances.
 */
export async function seedLedger(database: Database, merchant: string, part: string, acts: readonly SeedAct[]) {
  const { lines, wallets } = linesOf(acts)
  const entries: Row[] = acts.map(({ number, account, time, kind, reference }) => [
    number,
    account,
    time,
    kind,
    reference ?? null,
  ])
  const bets: Row[] = acts.flatMap(({ account, time, bet }) => (bet === undefined ? [] : [betRow(account, time, bet)]))
  await database.write([
    { sql: 'INSERT INTO seeded (merchant, part) VALUES (?, ?)', args: [merchant, part] },
    {
      sql: `INSERT OR IGNORE INTO wallets (merchant, owner, kind)
          SELECT ?, value ->> 0, value ->> 1 FROM json_each(?)`,
      args: [merchant, JSON.stringify(wallets)],
    },
    {
      sql: `INSERT INTO entries (merchant, details, number, account, time, kind, reference)
          SELECT ?, '{}', value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)`,
      args: [merchant, JSON.stringify(entries)],
    },
    {
      sql: `INSERT INTO lines (merchant, entry, amount, wallet, balance_after)
          SELECT ?1, value ->> 0, value ->> 3, w.id, w.balance + (value ->> 4)
          FROM json_each(?2) CROSS JOIN wallets w ON w.merchant = ?1 AND w.owner = value ->> 1 AND w.kind = value ->> 2
          ORDER BY json_each.key`,
      args: [merchant, JSON.stringify(lines)],
    },
    {
      sql: `INSERT INTO wallets (merchant, owner, kind, balance)
          SELECT ?, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE true
          ON CONFLICT (merchant, owner, kind) DO UPDATE SET balance = balance + excluded.balance`,
      args: [merchant, JSON.stringify(wallets)],
    },
    {
      sql: `INSERT INTO bets (merchant, state, number, account, category, vendor, game, stake, valid_bet, win, time, settled, game_id)
          SELECT ?, 'settled', value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 5,
            value ->> 6, value ->> 7, value ->> 8, value ->> 9 FROM json_each(?)`,
      args: [merchant, JSON.stringify(bets)],
    },
  ])
}

function betRow(account: string, time: number, bet: NonNullable<SeedAct['bet']>): Row {
  const { number, category, vendor, game, gameId, stake, win, settled } = bet
  return [number, account, category, vendor, game, stake, win, time, settled, gameId]
}

/** Computes each line's running balance and each wallet's total. */
function linesOf(acts: readonly SeedAct[]): { lines: Row[]; wallets: Row[] } {
  const gained = new Map<string, Movement>()
  const lines = acts.flatMap(({ number, movements }) =>
    movements.map(({ owner, kind, amount }): Row => {
      const name = `${owner} ${kind}`
      const total = (gained.get(name)?.amount ?? 0) + amount
      gained.set(name, { owner, kind, amount: total })
      if (total < 0 && owner !== house) throw new RangeError(`${owner} would owe ${total}`)
      return [number, owner, kind, amount, total]
    }),
  )
  return { lines, wallets: [...gained.values()].map(({ owner, kind, amount }) => [owner, kind, amount]) }
}
