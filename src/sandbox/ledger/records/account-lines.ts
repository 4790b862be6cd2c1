import { integer, json, orNull, readOnly, readRows, text, type Read } from '@/sandbox/database/columns'
import type { Database, Parameter, SqlStatement } from '@/sandbox/database/database'
import type { MemberTransactions } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { idsOf, type Whose } from '@/sandbox/accounts/port/tree'
import { walletKind, walletOf } from '@/sandbox/ledger/port/vendor-wallets'

type Page = MemberTransactions['response']
/** With the name of the wallet's account. */
type Line = Page['items'][number] & { readonly account: string }

/** Selects lines of an account's or a team's wallets. Times in milliseconds since 1970. */
export interface LineFilter extends Whose {
  readonly merchant: string
  /** Start, inclusive. */
  readonly from: number
  /** End, exclusive. */
  readonly to: number
  readonly kinds?: readonly string[] | undefined
  readonly wallet?: string | undefined
  /** One line alone, by its id. */
  readonly line?: string | undefined
  readonly sort: NonNullable<MemberTransactions['request']['sort']>
  readonly pageNo: number
  readonly pageSize: number
  readonly until?: number | undefined
}

const orders = {
  time: 'e.time DESC, l.id DESC',
  '-time': 'e.time, l.id',
  amount: 'l.amount DESC, l.id DESC',
  '-amount': 'l.amount, l.id',
} as const

/** A page of the lines of money wallets, including held money, with the totals of the page and of all lines. */
export async function accountLines(
  database: Database,
  filter: LineFilter,
): Promise<Omit<Page, 'items'> & { readonly items: Line[] }> {
  const until = filter.until ?? (await lastLine(database, filter.merchant))
  const { sql: lines, args } = linesOf({ ...filter, until })
  const { pageNo, pageSize, sort } = filter
  const page = { sql: `${lines} ORDER BY ${orders[sort]} LIMIT ? OFFSET ?`, args: [pageSize, (pageNo - 1) * pageSize] }
  const [items, all] = await database.read([{ sql: page.sql, args: [...args, ...page.args] }, totalsOf(lines, args)])
  const rows = readRows(items, lineColumns)
  const { count: total, gained, lost } = readOnly(all, { count: integer, gained: integer, lost: integer })
  return {
    until,
    total,
    totalPages: Math.ceil(total / pageSize),
    items: rows.map(itemOf),
    pageTotals: sumsOf(rows.filter(({ kind }) => kind !== 'transfer').map(({ amount }) => amount)),
    totals: { in: amountOf(gained), out: amountOf(-lost) },
  }
}

async function lastLine(database: Database, merchant: string): Promise<number> {
  const sql = 'SELECT coalesce(max(id), 0) AS last FROM lines WHERE merchant = ?'
  return (await database.only({ last: integer }, sql, [merchant])).last
}

function linesOf({ merchant, owner, reach, from, to, kinds, wallet, line, until }: LineFilter): {
  sql: string
  args: Parameter[]
} {
  const kindList = kinds?.map(() => '?').join(', ')
  const sql = `SELECT l.id, l.entry, e.time, e.kind, e.reference, e.details, w.kind AS wallet, l.amount,
      l.balance_after, (SELECT a.account FROM accounts a WHERE a.id = w.owner) AS account
    FROM wallets w JOIN lines l ON l.wallet = w.id JOIN entries e ON e.number = l.entry
    WHERE w.merchant = ? AND w.owner IN ${idsOf(reach)} AND w.kind ${wallet === 'POINTS' ? "= 'points'" : "NOT IN ('points', 'held')"} AND l.id <= ? AND e.time >= ? AND e.time < ?
      ${kindList === undefined ? '' : `AND e.kind IN (${kindList})`} ${wallet === undefined ? '' : 'AND w.kind = ?'}
      ${line === undefined ? '' : 'AND l.id = ?'}`
  const named = [...(wallet === undefined ? [] : [walletKind(wallet)]), ...(line === undefined ? [] : [line])]
  return { sql, args: [merchant, owner, until ?? 0, from, to, ...(kinds ?? []), ...named] }
}

/** Transfers between an account's own wallets count as neither income nor expense. */
function totalsOf(lines: string, args: Parameter[]): SqlStatement {
  const sql = `SELECT count(*) AS count,
      coalesce(sum(CASE WHEN kind <> 'transfer' AND amount > 0 THEN amount END), 0) AS gained,
      coalesce(sum(CASE WHEN kind <> 'transfer' AND amount < 0 THEN amount END), 0) AS lost
    FROM (${lines})`
  return { sql, args }
}

const lineColumns = {
  account: text,
  id: integer,
  entry: text,
  time: integer,
  kind: text,
  reference: orNull(text),
  details: json<{ readonly remark?: string | null }>(),
  wallet: text,
  amount: integer,
  balanceAfter: integer,
}

function itemOf(line: Read<typeof lineColumns>): Line {
  return {
    account: line.account,
    id: line.id,
    number: line.entry,
    time: new Date(line.time).toISOString(),
    kind: line.kind,
    wallet: walletOf(line.wallet),
    amount: amountOf(line.amount),
    balanceAfter: amountOf(line.balanceAfter),
    reference: line.reference,
    remark: line.details.remark ?? null,
  }
}

function sumsOf(amounts: readonly number[]): Page['totals'] {
  const sum = (sign: 1 | -1) => amounts.filter((each) => each * sign > 0).reduce((all, each) => all + each * sign, 0)
  return { in: amountOf(sum(1)), out: amountOf(sum(-1)) }
}
