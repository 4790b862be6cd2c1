import { text } from '@/sandbox/database/columns'
import type { Database, Parameter, SqlStatement } from '@/sandbox/database/database'
import { isAbove } from '@/contract/money/contract-rates'
import { contractMembers, type ContractKind } from '@/contract/endpoints/contract-members'
import type { Contract, ContractRequest, Term } from './contract-terms'
import { endedBelow } from './ended-below'
import { KeyUsedError } from '@/sandbox/ledger/port/entry'
import { hashOf, type Intent } from '@/sandbox/ledger/port/post-entry'
import type { Message } from '@/sandbox/messages/port/messages-port'
import { wordsOf } from '@/sandbox/messages/port/message-words'

export interface ContractAnswer {
  readonly merchant: string
  readonly account: string
  /** Id of the upline, if there is one. */
  readonly upline: string | null
  readonly kind: ContractKind
  readonly act: 'accept' | 'reject'
  /** When the request that the player read was made, if the caller states it. */
  readonly since?: string | undefined
  /** Idempotency key: repeating the same intent changes nothing. */
  readonly intent: Intent
  /** Message to downlines whose contract ends with this one. */
  readonly told: Message
  /** Messages to the upline about the answer, by kind of request. */
  readonly answered: Readonly<Record<ContractRequest['asks'], Message>>
}

/** The upline no longer has such a rate. Nothing was changed. */
export class RateAboveError extends Error {
  override readonly name = 'RateAboveError'
}

/** The pending request is not the one that was read. Nothing was changed. */
export class RequestChangedError extends Error {
  override readonly name = 'RequestChangedError'
}

/** An SQL condition with its arguments. */
interface Guard {
  readonly sql: string
  readonly args: readonly Parameter[]
}

/**
 * Answers the pending request about a contract (2 §4). An accepted offer applies from now on and ends the contracts of
 * downlines with a higher rate; an accepted termination ends the contract and those that depend on it; a rejection
 * changes nothing. It is one batch, which does nothing if the request or the upline's contract has changed since it
 * was read. Returns whether there was a request. Throws KeyUsedError, RateAboveError or RequestChangedError.
 */
export async function answerContract(database: Database, answer: ContractAnswer): Promise<boolean> {
  if (await isAnswered(database, answer)) return true
  const body = await bodyOf(database, answer.account, contractMembers[answer.kind][1])
  // If the batch did nothing, a concurrent call with the same key may have done it.
  return (body !== undefined && (await isPosted(database, answer, body))) || isAnswered(database, answer)
}

/** Posts the answer to the request as it was read. Returns whether the request was still pending. */
async function isPosted(database: Database, answer: ContractAnswer, body: string): Promise<boolean> {
  const { merchant, account, kind, act, since, intent } = answer
  const request = JSON.parse(body) as ContractRequest
  if (since !== undefined && since !== request.since) throw new RequestChangedError('another request waits')
  const waiting = contractMembers[kind][1]
  const waits = {
    sql: 'EXISTS (SELECT 1 FROM contracts WHERE account = ? AND name = ? AND body = ?)',
    args: [account, waiting, body],
  }
  const isOffer = act === 'accept' && request.asks === 'offer'
  const guard = isOffer ? await withinUpline(database, answer, request, waits) : waits
  const statements: SqlStatement[] = [
    {
      sql: `INSERT INTO contract_answers (merchant, account, key, request_hash) SELECT ?, ?, ?, ? WHERE ${guard.sql}`,
      args: [merchant, account, intent.key, hashOf(intent), ...guard.args],
    },
    ...(act === 'reject' ? [] : isOffer ? agreed(answer, request, guard) : terminated(answer, guard)),
    ...(act === 'reject' ? [] : endings(answer, isOffer ? request.terms : [], guard)),
    ...messageToUpline(answer, request, guard),
    {
      sql: `DELETE FROM contracts WHERE account = ? AND name = ? AND ${guard.sql}`,
      args: [account, waiting, ...guard.args],
    },
  ]
  const [first] = await database.write(statements)
  return first?.rowsAffected === 1
}

/**
 * An offer is valid only while the upline has its rate, so the upline's contract must still be the one that was read.
 */
async function withinUpline(
  database: Database,
  { upline, kind }: ContractAnswer,
  { terms }: ContractRequest,
  waits: Guard,
): Promise<Guard> {
  if (upline === null) return waits
  const [inForce] = contractMembers[kind]
  const above = await bodyOf(database, upline, inForce)
  if (above === undefined || isAbove(terms, (JSON.parse(above) as Contract).terms))
    throw new RateAboveError('the one above has no such rate')
  return {
    sql: `${waits.sql} AND EXISTS (SELECT 1 FROM contracts WHERE account = ? AND name = ? AND body = ?)`,
    args: [...waits.args, upline, inForce, above],
  }
}

function agreed(
  { merchant, account, kind, told }: ContractAnswer,
  request: ContractRequest,
  guard: Guard,
): SqlStatement[] {
  const [inForce] = contractMembers[kind]
  const contract: Contract = { since: new Date(told.time).toISOString(), terms: request.terms }
  return [
    ended(account, inForce, told.time, 'replaced', guard),
    {
      sql: `INSERT INTO contract_terms (merchant, account, name, offered_by, since, terms)
        SELECT ?, ?, ?, ?, ?, ? WHERE ${guard.sql}`,
      args: [merchant, account, inForce, request.from, told.time, JSON.stringify(request.terms), ...guard.args],
    },
    {
      sql: `INSERT INTO contracts (merchant, account, name, body) SELECT ?, ?, ?, ? WHERE ${guard.sql}
        ON CONFLICT (account, name) DO UPDATE SET body = excluded.body`,
      args: [merchant, account, inForce, JSON.stringify(contract), ...guard.args],
    },
  ]
}

function terminated({ account, kind, told }: ContractAnswer, guard: Guard): SqlStatement[] {
  const [inForce] = contractMembers[kind]
  return [
    ended(account, inForce, told.time, 'terminated', guard),
    {
      sql: `DELETE FROM contracts WHERE account = ? AND name = ? AND ${guard.sql}`,
      args: [account, inForce, ...guard.args],
    },
  ]
}

const ended = (account: string, name: string, time: number, ending: string, guard: Guard): SqlStatement => ({
  sql: `UPDATE contract_terms SET until = ?, ending = ? WHERE account = ? AND name = ? AND until IS NULL AND ${guard.sql}`,
  args: [time, ending, account, name, ...guard.args],
})

function messageToUpline(
  { merchant, upline, answered }: ContractAnswer,
  { asks }: ContractRequest,
  guard: Guard,
): SqlStatement[] {
  if (upline === null) return []
  const { title, content, time, words } = answered[asks]
  return [
    {
      sql: `INSERT INTO messages (merchant, account, title, content, time, words) SELECT ?, ?, ?, ?, ?, ? WHERE ${guard.sql}`,
      args: [merchant, upline, title, content, time, wordsOf(words), ...guard.args],
    },
  ]
}

/** Ends the downlines' terms that exceed the steps, and notifies them. */
function endings(
  { merchant, account, kind, told }: ContractAnswer,
  terms: readonly Term[],
  guard: Guard,
): SqlStatement[] {
  const [inForce] = contractMembers[kind]
  const below = endedBelow(account, kind, terms)
  const those = 'account IN (SELECT id FROM ended)'
  return [
    {
      sql: `${below.sql} INSERT INTO messages (merchant, account, title, content, time, words)
        SELECT ?, id, ?, ?, ?, ? FROM ended WHERE ${guard.sql}`,
      args: [...below.args, merchant, told.title, told.content, told.time, wordsOf(told.words), ...guard.args],
    },
    {
      sql: `${below.sql} UPDATE contract_terms SET until = ?, ending = 'lowered'
        WHERE name = ? AND until IS NULL AND ${those} AND ${guard.sql}`,
      args: [...below.args, told.time, inForce, ...guard.args],
    },
    {
      sql: `${below.sql} DELETE FROM contracts WHERE name = ? AND ${those} AND ${guard.sql}`,
      args: [...below.args, inForce, ...guard.args],
    },
  ]
}

async function isAnswered(database: Database, answer: ContractAnswer): Promise<boolean> {
  const kept = await database.first(
    { requestHash: text },
    'SELECT request_hash FROM contract_answers WHERE account = ? AND key = ?',
    [answer.account, answer.intent.key],
  )
  if (kept === undefined) return false
  if (kept.requestHash !== hashOf(answer.intent)) throw new KeyUsedError('another request came under this key')
  return true
}

async function bodyOf(database: Database, account: string, name: string): Promise<string | undefined> {
  return (
    await database.first({ body: text }, 'SELECT body FROM contracts WHERE account = ? AND name = ?', [account, name])
  )?.body
}
