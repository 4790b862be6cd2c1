import { integer, orNull, readOnly, readRows, text, word, type Read } from '@/sandbox/database/columns'
import type { Database, Parameter, SqlStatement } from '@/sandbox/database/database'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import type { SettledPeriod } from './contract-periods'
import type { PaidPeriod } from './settle-periods'

/** A period as it is stored. */
export interface KeptPeriod extends PaidPeriod {
  readonly id: number
  /** Receipt number of its claim. */
  readonly entry: string | undefined
}

export type PeriodState = 'open' | 'claimed' | 'missed'

/** Selects periods of an account by their end. */
export interface PeriodFilter {
  readonly account: string
  readonly kind: ContractKind
  readonly from: number
  readonly to: number
  readonly state?: PeriodState | undefined
  readonly pageNo: number
  readonly pageSize: number
  /** The last period end that counts. */
  readonly until?: number | undefined
}

/** Sums in hundredths. */
export interface PeriodSums {
  readonly validBet: number
  readonly profitLoss: number
  readonly amount: number
}

export interface PeriodPage {
  readonly until: number
  readonly total: number
  readonly items: readonly KeptPeriod[]
  readonly totals: PeriodSums
}

/** Finished periods, with what each paid. */
export interface PaidPeriods {
  /** Until when all periods of an account's contract kind are settled; 0 if none are. */
  settledUntil(account: string, kind: ContractKind): Promise<number>
  /** Stores finished periods, each only once: a later write of the same period changes nothing. */
  keep(
    owner: { readonly merchant: string; readonly account: string; readonly kind: ContractKind },
    periods: readonly PaidPeriod[],
    until: number,
  ): Promise<void>
  pageOf(filter: PeriodFilter): Promise<PeriodPage>
  /** Claimable periods, oldest first. */
  openOf(account: string, kind: ContractKind): Promise<KeptPeriod[]>
  /**
   * Statements that mark periods as claimed, for the batch that pays them. The batch fails if one was claimed before.
   */
  claimOf(
    owner: { readonly merchant: string; readonly account: string },
    periods: readonly KeptPeriod[],
    key: string,
  ): SqlStatement[]
}

const selected = 'SELECT p.*, c.entry FROM contract_periods p LEFT JOIN contract_claims c ON c.period = p.id'
const states = { open: 'c.entry IS NULL AND p.amount > 0', claimed: 'c.entry IS NOT NULL', missed: 'p.amount = 0' }

export function createPaidPeriods(database: Database): PaidPeriods {
  return {
    async settledUntil(account, kind) {
      const sql = 'SELECT until FROM contract_settled WHERE account = ? AND kind = ?'
      return (await database.first({ until: integer }, sql, [account, kind]))?.until ?? 0
    },

    async keep({ merchant, account, kind }, periods, until) {
      const rows = periods.map(({ period, from, to, validBet, profitLoss, activeMembers, rate, amount }) => [
        period,
        from,
        to,
        validBet,
        profitLoss,
        activeMembers,
        rate,
        amount,
      ])
      await database.write([
        {
          sql: `INSERT OR IGNORE INTO contract_periods
              (merchant, account, kind, period, starts, ends, valid_bet, profit_loss, active_members, rate, amount)
              SELECT ?1, ?2, ?3, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
                value ->> 6, value ->> 7 FROM json_each(?4)`,
          args: [merchant, account, kind, JSON.stringify(rows)],
        },
        {
          sql: `INSERT INTO contract_settled (merchant, account, kind, until) VALUES (?, ?, ?, ?)
              ON CONFLICT DO UPDATE SET until = max(until, excluded.until)`,
          args: [merchant, account, kind, until],
        },
      ])
    },

    async pageOf({ account, kind, from, to, state, pageNo, pageSize, until }) {
      const last = until ?? (await lastOf(database, account))
      const where = `p.account = ? AND p.kind = ? AND p.ends >= ? AND p.ends < ? AND p.id <= ?
        ${state === undefined ? '' : `AND ${states[state]}`}`
      const args: Parameter[] = [account, kind, from, to, last]
      const [items, all] = await database.read([
        {
          sql: `${selected} WHERE ${where} ORDER BY p.ends DESC, p.id DESC LIMIT ? OFFSET ?`,
          args: [...args, pageSize, (pageNo - 1) * pageSize],
        },
        {
          sql: `SELECT count(*) AS total, coalesce(sum(p.valid_bet), 0) AS valid_bet,
                coalesce(sum(p.profit_loss), 0) AS profit_loss, coalesce(sum(p.amount), 0) AS amount
              FROM contract_periods p LEFT JOIN contract_claims c ON c.period = p.id WHERE ${where}`,
          args,
        },
      ])
      const { total, ...totals } = readOnly(all, sumColumns)
      return {
        until: last,
        total,
        items: readRows(items, periodColumns).map(toPeriod),
        totals,
      }
    },

    async openOf(account, kind) {
      const sql = `${selected} WHERE p.account = ? AND p.kind = ? AND ${states.open} ORDER BY p.ends, p.id`
      return (await database.rows(periodColumns, sql, [account, kind])).map(toPeriod)
    },

    claimOf({ merchant, account }, periods, key) {
      const sql = `INSERT INTO contract_claims (merchant, period, entry)
        SELECT ?1, value, (SELECT number FROM entries WHERE account = ?2 AND key = ?3) FROM json_each(?4)`
      return [{ sql, args: [merchant, account, key, JSON.stringify(periods.map(({ id }) => id))] }]
    },
  }
}

async function lastOf(database: Database, account: string): Promise<number> {
  const sql = 'SELECT coalesce(max(id), 0) AS last FROM contract_periods WHERE account = ?'
  return (await database.only({ last: integer }, sql, [account])).last
}

const sumColumns = { total: integer, validBet: integer, profitLoss: integer, amount: integer }

const periodColumns = {
  id: integer,
  period: word<SettledPeriod>(),
  starts: integer,
  ends: integer,
  validBet: integer,
  profitLoss: integer,
  activeMembers: integer,
  rate: integer,
  amount: integer,
  entry: orNull(text),
}

const toPeriod = ({ starts: from, ends: to, entry, ...period }: Read<typeof periodColumns>): KeptPeriod => ({
  ...period,
  from,
  to,
  entry: entry ?? undefined,
})
