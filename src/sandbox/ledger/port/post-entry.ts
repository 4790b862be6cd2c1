import { orNull, text } from '@/sandbox/database/columns'
import type { Database, SqlStatement } from '@/sandbox/database/database'
import type { ResultSet } from '@libsql/client'
import { createHash } from 'node:crypto'
import { canonicalJson } from '@/sandbox/call/canonical-json'
import type { CallName } from '@/contract/endpoints/endpoints'
import {
  isPoints,
  KeyUsedError,
  NotEnoughError,
  OverCapError,
  type Entry,
  type Movement,
  type PostedEntry,
} from './entry'
import { entryNumber } from './entry-number'
import { readEntry, selectLines, toLines } from '@/sandbox/ledger/read-entry'

/** Makes an act idempotent: the key of its intent, with the call and request that it belongs to (`money.md`). */
export interface Intent {
  readonly key: string
  readonly call: CallName | 'play' | 'settle' | 'cancel' | 'cash'
  readonly request: unknown
}

/**
 * The only way to move money or points: writes the entry, its lines and the balances in one batch, atomically.
 * Repeating the intent returns the entry posted first. Throws NotEnoughError, or KeyUsedError if the key was used for
 * another request.
 */
export async function postEntry(database: Database, time: number, entry: Entry, intent?: Intent): Promise<PostedEntry> {
  return (await postTogether(database, time, [entry], [], intent)).posted
}

/** Result of a batch: the first entry, and whether it was posted now or already before. */
export interface Together {
  readonly posted: PostedEntry
  readonly isNew: boolean
}

/**
 * Posts entries and the given statements in one batch. The intent belongs to the first entry; repeating it changes
 * nothing. Throws as `postEntry` does, and OverCapError.
 */
export async function postTogether(
  database: Database,
  time: number,
  [entry, ...others]: readonly [Entry, ...Entry[]],
  beside: readonly SqlStatement[],
  intent?: Intent,
): Promise<Together> {
  const number = entryNumber()
  const statements = [
    ...insertsOf(time, number, entry, intent),
    ...others.flatMap((other) => insertsOf(time, entryNumber(), other)),
    ...beside,
  ]
  try {
    const results: readonly ResultSet[] = await database.write([...statements, selectLines(number)])
    const { kind, details = {} } = entry
    return { posted: { number, kind, time, details, lines: toLines(results.at(-1) as ResultSet) }, isNew: true }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (reason.includes('not_below_zero')) throw new NotEnoughError('the wallet does not hold as much')
    // A statement beside the entry writes NULL as its amount if that would exceed a cap, which violates NOT NULL.
    if (/NOT NULL.*(bets\.stake|withdrawals\.amount)/.test(reason))
      throw new OverCapError('the account may do no more of it')
    if (intent === undefined || !reason.includes('entries.key')) throw error
    const before = await findIntent(database, entry.account, intent)
    if (before === undefined) throw error
    return { posted: before, isNew: false }
  }
}

function insertsOf(time: number, number: string, entry: Entry, intent?: Intent): SqlStatement[] {
  const { merchant, account, kind, reference = null, details = {} } = entry
  const hash = intent === undefined ? null : hashOf(intent)
  const insert = {
    sql: `INSERT INTO entries (number, merchant, account, time, kind, reference, key, request_hash, details)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [number, merchant, account, time, kind, reference, intent?.key ?? null, hash, JSON.stringify(details)],
  }
  const moved = kind === 'spins' ? [] : summed(entry.movements)
  return [insert, ...moved.flatMap((movement) => move(merchant, number, movement))]
}

/** The entry posted for an intent. Throws KeyUsedError if the key was used for another request. */
export async function findIntent(
  database: Database,
  account: string,
  intent: Intent,
): Promise<PostedEntry | undefined> {
  const posted = await database.first(
    { number: text, requestHash: orNull(text) },
    'SELECT number, request_hash FROM entries WHERE account = ? AND key = ?',
    [account, intent.key],
  )
  if (posted === undefined) return undefined
  if (posted.requestHash !== hashOf(intent)) throw new KeyUsedError('another request came under this key')
  return readEntry(database, posted.number)
}

/**
 * Sums the movements per wallet and sorts debits first, so that a missing balance is found before anything is
 * credited.
 */
function summed(movements: readonly Movement[]): Movement[] {
  const byWallet = new Map<string, Movement>()
  for (const movement of movements) {
    const wallet = `${movement.owner} ${movement.kind}`
    const amount = (byWallet.get(wallet)?.amount ?? 0) + movement.amount
    byWallet.set(wallet, { ...movement, amount })
  }
  const moved = [...byWallet.values()].filter(({ amount }) => amount !== 0).toSorted((a, b) => a.amount - b.amount)
  if (moved.length === 0 || moved.some(({ amount }) => !Number.isSafeInteger(amount)))
    throw new RangeError('an entry moves whole hundredths')
  for (const unit of [true, false]) {
    const ofUnit = moved.filter(({ kind }) => isPoints(kind) === unit)
    if (ofUnit.reduce((sum, { amount }) => sum + amount, 0) !== 0)
      throw new RangeError('the lines of an entry sum to 0, money and points apart')
  }
  return moved
}

function move(merchant: string, number: string, { owner, kind, amount }: Movement): SqlStatement[] {
  const wallet = [merchant, owner, kind]
  return [
    { sql: 'INSERT OR IGNORE INTO wallets (merchant, owner, kind) VALUES (?, ?, ?)', args: wallet },
    {
      sql: 'UPDATE wallets SET balance = balance + ? WHERE merchant = ? AND owner = ? AND kind = ?',
      args: [amount, ...wallet],
    },
    {
      sql: `INSERT INTO lines (entry, merchant, wallet, amount, balance_after)
        SELECT ?, merchant, id, ?, balance FROM wallets WHERE merchant = ? AND owner = ? AND kind = ?`,
      args: [number, amount, ...wallet],
    },
  ]
}

/** Hash that distinguishes requests, in whichever order their properties come. */
export const hashOf = ({ call, request }: Pick<Intent, 'call' | 'request'>): string =>
  createHash('sha256')
    .update(canonicalJson([call, request]))
    .digest('hex')
