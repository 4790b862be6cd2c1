import { integer, orNull, readRows, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CheckReceipt, MoneyReceipt } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { hundredthsOf } from '@/sandbox/call/hundredths-of'
import { house, isPoints } from '@/sandbox/ledger/port/entry'
import { digitsOfNumbers } from '@/sandbox/ledger/port/entry-number'
import { selectLines, toLines } from '@/sandbox/ledger/read-entry'
import { walletOf } from '@/sandbox/ledger/port/vendor-wallets'

type Receipt = MoneyReceipt['response']

/** The receipt of an entry that moved something in an account's wallets. */
export async function receiptOf(
  database: Database,
  merchant: string,
  owner: string,
  number: string,
): Promise<Receipt | undefined> {
  const found = await booked(database, merchant, number)
  const own = found?.lines.filter((line) => line.owner === owner) ?? []
  if (found === undefined || own.length === 0) return undefined
  const { time, kind, reference, lines, moved } = found
  const nameOf = (line: (typeof lines)[number]) =>
    line.owner === owner ? shownWallet(line.kind) : line.owner === house ? 'HOUSE' : 'ACCOUNT'
  const fees = lines.filter(({ owner: of, kind: wallet, amount }) => of === house && wallet === 'fee' && amount > 0)
  // A fee is said as such: who receives it is not where the money went.
  const sides = (sign: 1 | -1) => [
    ...new Set(lines.filter((line) => line.amount * sign > 0 && !fees.includes(line)).map(nameOf)),
  ]
  const fee = fees.reduce((sum, { amount }) => sum + amount, 0)
  return {
    number,
    time,
    kind,
    state: 'booked',
    amount: amountOf(moved),
    ...(fee > 0 && { fee: amountOf(fee) }),
    unit: lines.every((line) => isPoints(line.kind)) ? 'points' : 'money',
    from: sides(-1),
    to: sides(1),
    lines: own.map((line) => ({
      wallet: shownWallet(line.kind),
      amount: amountOf(line.amount),
      balanceAfter: amountOf(line.balanceAfter),
    })),
    reference,
    checkCode: codeOf(await keyOf(database), { merchant, number, time, kind, moved }),
  }
}

/** Whether a receipt matches the ledger and its check code is right. */
export async function isGenuine(
  database: Database,
  merchant: string,
  shown: CheckReceipt['request'],
): Promise<boolean> {
  const { number, time, kind, amount, code } = shown
  const found = await booked(database, merchant, number)
  if (found === undefined || found.moved !== hundredthsOf(amount)) return false
  if ((time ?? found.time) !== found.time || (kind ?? found.kind) !== found.kind) return false
  const right = Buffer.from(codeOf(await keyOf(database), { merchant, number, ...found }))
  const given = Buffer.from(code.trim().toUpperCase())
  return right.length === given.length && timingSafeEqual(right, given)
}

/** The entry posted under a number. `moved`: what the account's wallets gained, in hundredths. */
async function booked(database: Database, merchant: string, number: string) {
  const select = {
    sql: 'SELECT time, kind, reference FROM entries WHERE number = ? AND merchant = ?',
    args: [number, merchant],
  }
  const [entries, lineRows] = await database.read([select, selectLines(number)])
  const [entry] = readRows(entries, { time: integer, kind: text, reference: orNull(text) })
  if (entry === undefined) return undefined
  const lines = toLines(lineRows)
  // If money and points moved, only the money counts; the two are not added.
  const money = lines.filter(({ kind }) => !isPoints(kind))
  const gains = (money.length > 0 ? money : lines).filter(({ amount }) => amount > 0)
  return {
    time: new Date(entry.time).toISOString(),
    kind: entry.kind,
    reference: entry.reference,
    lines,
    moved: gains.reduce((sum, { amount }) => sum + amount, 0),
  }
}

const shownWallet = (kind: string): string =>
  kind === 'main' || kind.startsWith('vendor:') ? walletOf(kind) : kind.toUpperCase()

async function keyOf(database: Database): Promise<string> {
  return (await database.only({ key: text }, 'SELECT key FROM receipt_key')).key
}

interface Proven {
  readonly merchant: string
  readonly number: string
  readonly time: string
  readonly kind: string
  readonly moved: number
}

/** Twelve digits that can be read aloud: 60 bits, too many to guess. */
function codeOf(key: string, { merchant, number, time, kind, moved }: Proven): string {
  const bytes = createHmac('sha256', key)
    .update(JSON.stringify([merchant, number, time, kind, moved]))
    .digest()
  return Array.from(bytes.subarray(0, 12), (byte) => digitsOfNumbers[byte % digitsOfNumbers.length]).join('')
}
