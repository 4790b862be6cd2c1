import type { Client, InStatement, InValue, ResultSet } from '@libsql/client'
import type { MemberTransactions } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { textOf } from '@/sandbox/database/text-of'
import { idsOf, type Whose } from '@/sandbox/accounts/port/tree'
import { walletKind, walletOf } from '@/sandbox/ledger/vendor-wallets'

type Page = MemberTransactions['response']
/** With the name of the account whose wallet it is. */
type Line = Page['items'][number] & { readonly account: string }

/** Which lines of the wallets of an account, or of a team, are asked for. Times in milliseconds since 1970. */
export interface LineFilter extends Whose {
  readonly merchant: string
  /** The first moment that counts. */
  readonly from: number
  /** The first moment after them. */
  readonly to: number
  readonly kinds?: readonly string[] | undefined
  readonly wallet?: string | undefined
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

/** A page of the lines of wallets of money, what is held aside, with the totals of the page and of all. */
export async function accountLines(
  client: Client,
  filter: LineFilter,
): Promise<Omit<Page, 'items'> & { readonly items: Line[] }> {
  const until = filter.until ?? (await lastLine(client, filter.merchant))
  const { sql: lines, args } = linesOf({ ...filter, until })
  const { pageNo, pageSize, sort } = filter
  const page = { sql: `${lines} ORDER BY ${orders[sort]} LIMIT ? OFFSET ?`, args: [pageSize, (pageNo - 1) * pageSize] }
  const [items, all] = (await client.batch(
    [{ sql: page.sql, args: [...args, ...page.args] }, totalsOf(lines, args)],
    'read',
  )) as [ResultSet, ResultSet]
  const rows = items.rows.map(itemOf)
  const { count, gained, lost } = all.rows[0] as ResultSet['rows'][number]
  const total = Number(count)
  return {
    until,
    total,
    totalPages: Math.ceil(total / pageSize),
    items: rows,
    pageTotals: sumsOf(items.rows.filter(({ kind }) => kind !== 'transfer').map(({ amount }) => Number(amount))),
    totals: { in: amountOf(Number(gained)), out: amountOf(-Number(lost)) },
  }
}

async function lastLine(client: Client, merchant: string): Promise<number> {
  const sql = 'SELECT coalesce(max(id), 0) AS last FROM lines WHERE merchant = ?'
  const { rows } = await client.execute({ sql, args: [merchant] })
  return Number(rows[0]?.['last'])
}

function linesOf({ merchant, owner, reach, from, to, kinds, wallet, until }: LineFilter): {
  sql: string
  args: InValue[]
} {
  const kindList = kinds?.map(() => '?').join(', ')
  const sql = `SELECT l.id, l.entry, e.time, e.kind, e.reference, e.details, w.kind AS wallet, l.amount,
      l.balance_after, (SELECT a.account FROM accounts a WHERE a.id = w.owner) AS account
    FROM wallets w JOIN lines l ON l.wallet = w.id JOIN entries e ON e.number = l.entry
    WHERE w.merchant = ? AND w.owner IN ${idsOf(reach)} AND w.kind ${wallet === 'POINTS' ? "= 'points'" : "NOT IN ('points', 'held')"} AND l.id <= ? AND e.time >= ? AND e.time < ?
      ${kindList === undefined ? '' : `AND e.kind IN (${kindList})`} ${wallet === undefined ? '' : 'AND w.kind = ?'}`
  const named = wallet === undefined ? [] : [walletKind(wallet)]
  return { sql, args: [merchant, owner, until ?? 0, from, to, ...(kinds ?? []), ...named] }
}

/** What moves between the account's own wallets neither comes in nor goes out. */
function totalsOf(lines: string, args: InValue[]): InStatement {
  const sql = `SELECT count(*) AS count,
      coalesce(sum(CASE WHEN kind <> 'transfer' AND amount > 0 THEN amount END), 0) AS gained,
      coalesce(sum(CASE WHEN kind <> 'transfer' AND amount < 0 THEN amount END), 0) AS lost
    FROM (${lines})`
  return { sql, args }
}

function itemOf(row: ResultSet['rows'][number]): Line {
  const { id, entry, time, kind, reference, details, wallet, amount, balance_after: after } = row
  const { remark = null } = JSON.parse(textOf(details)) as { remark?: string | null }
  return {
    account: textOf(row['account']),
    id: Number(id),
    number: textOf(entry),
    time: new Date(Number(time)).toISOString(),
    kind: textOf(kind),
    wallet: walletOf(textOf(wallet)),
    amount: amountOf(Number(amount)),
    balanceAfter: amountOf(Number(after)),
    reference: reference === null ? null : textOf(reference),
    remark,
  }
}

function sumsOf(amounts: readonly number[]): Page['totals'] {
  const sum = (sign: 1 | -1) => amounts.filter((each) => each * sign > 0).reduce((all, each) => all + each * sign, 0)
  return { in: amountOf(sum(1)), out: amountOf(sum(-1)) }
}
