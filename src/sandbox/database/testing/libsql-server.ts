import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import {
  createClient,
  LibsqlError,
  type Client,
  type InValue,
  type ResultSet,
  type Transaction,
  type Value,
} from '@libsql/client'

type Sent =
  | { readonly type: 'null' }
  | { readonly type: 'integer' | 'text'; readonly value: string }
  | { readonly type: 'float'; readonly value: number }

interface Statement {
  /** The SQL text, or the id under which it was stored. */
  readonly sql?: string
  readonly sql_id?: number
  readonly args?: readonly Sent[]
}

type Condition =
  | { readonly type: 'ok' | 'error'; readonly step: number }
  | { readonly type: 'not'; readonly cond: Condition }
  | { readonly type: 'and' | 'or'; readonly conds: readonly Condition[] }

interface Step {
  readonly stmt: Statement
  readonly condition?: Condition
}

type Asked =
  | { readonly type: 'execute'; readonly stmt: Statement }
  | { readonly type: 'batch'; readonly batch: { readonly steps: readonly Step[] } }
  | { readonly type: 'store_sql'; readonly sql_id: number; readonly sql: string }
  | { readonly type: 'close_sql' | 'close' }

/**
 * A libSQL server: executes requests of its protocol (Hrana 2 over HTTP) on an in-memory database. No stream outlives
 * its request, so no transaction stays open.
 */
export class LibsqlServer {
  readonly #database: Client = createClient({ url: ':memory:' })
  readonly #server: Server
  /** The Authorization headers received. */
  readonly authorizations = new Set<string | undefined>()
  #transaction: Transaction | undefined
  readonly #stored = new Map<number, string>()
  #last: Promise<unknown> = Promise.resolve()

  constructor() {
    this.#server = createServer((request, response) => {
      this.authorizations.add(request.headers.authorization)
      const answer = this.#last.then(async () => this.#pipeline((await json(request)) as { requests: Asked[] }))
      this.#last = answer.catch(() => undefined)
      answer.then(
        (results) => response.end(JSON.stringify({ baton: null, base_url: null, results })),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
  }

  /** Starts the server and resolves to its address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
    this.#database.close()
  }

  async #pipeline({ requests }: { readonly requests: readonly Asked[] }): Promise<object[]> {
    const results: object[] = []
    this.#stored.clear()
    for (const request of requests) results.push(await this.#answer(request))
    return results
  }

  async #answer(request: Asked): Promise<object> {
    const { type } = request
    if (type === 'store_sql') this.#stored.set(request.sql_id, request.sql)
    if (type === 'batch') return { type: 'ok', response: { type, result: await this.#batch(request.batch.steps) } }
    if (type !== 'execute') return { type: 'ok', response: { type } }
    const { result, error } = await this.#execute(request.stmt)
    return error === undefined ? { type: 'ok', response: { type, result } } : { type: 'error', error }
  }

  async #batch(steps: readonly Step[]): Promise<object> {
    const done: { readonly result?: object; readonly error?: object }[] = []
    const holds = (condition: Condition): boolean => {
      switch (condition.type) {
        case 'ok':
          return done[condition.step]?.result !== undefined
        case 'error':
          return done[condition.step]?.error !== undefined
        case 'not':
          return !holds(condition.cond)
        case 'and':
          return condition.conds.every(holds)
        case 'or':
          return condition.conds.some(holds)
      }
    }
    for (const { stmt, condition } of steps) {
      done.push(condition === undefined || holds(condition) ? await this.#execute(stmt) : {})
    }
    return {
      step_results: done.map(({ result }) => result ?? null),
      step_errors: done.map(({ error }) => error ?? null),
    }
  }

  async #execute({
    sql_id: id,
    sql = this.#stored.get(id ?? -1) ?? '',
    args = [],
  }: Statement): Promise<{ result?: object; error?: object }> {
    try {
      return { result: sent(await this.#do({ sql, args: args.map(received) })) }
    } catch (error) {
      if (!(error instanceof LibsqlError)) throw error
      return { error: { message: error.message, code: error.code } }
    }
  }

  /** The in-memory client begins and ends transactions by method calls, not by statements. */
  async #do(statement: { sql: string; args: InValue[] }): Promise<ResultSet> {
    if (statement.sql.startsWith('BEGIN')) this.#transaction = await this.#database.transaction('write')
    else if (statement.sql === 'COMMIT') await this.#transaction?.commit()
    else if (statement.sql === 'ROLLBACK') await this.#transaction?.rollback()
    else return (this.#transaction ?? this.#database).execute(statement)
    if (!statement.sql.startsWith('BEGIN')) this.#transaction = undefined
    return noRows
  }
}

const noRows = { columns: [], rows: [], rowsAffected: 0, lastInsertRowid: undefined } as unknown as ResultSet

function received(value: Sent): InValue {
  if (value.type === 'null') return null
  return value.type === 'integer' ? BigInt(value.value) : value.value
}

function sent({ columns, rows, rowsAffected, lastInsertRowid }: ResultSet): object {
  return {
    cols: columns.map((name) => ({ name, decltype: null })),
    rows: rows.map((row) => columns.map((_, index) => valueOf(row[index]))),
    affected_row_count: rowsAffected,
    last_insert_rowid: lastInsertRowid?.toString() ?? null,
  }
}

function valueOf(value: Value | undefined): Sent {
  if (value === null || value === undefined) return { type: 'null' }
  if (typeof value === 'string') return { type: 'text', value }
  if (typeof value === 'number' && !Number.isInteger(value)) return { type: 'float', value }
  return { type: 'integer', value: (value as bigint | number).toString() }
}
