import {
  createClient,
  LibsqlError,
  type Client,
  type Config,
  type Transaction,
  type TransactionMode,
} from '@libsql/client'
import { elapsed } from '@/sandbox/elapsed'

/** Milliseconds for which a write waits for another program that holds the file's write lock. */
const usualPatience = 5000
const longestWait = 200

/**
 * A client for a file that other programs may lock for a while. libSQL 0.18 leaves a refused statement unfinished, and
 * its connection then acknowledges writes that it never commits. So after SQLITE_BUSY every connection is reopened and
 * the refused statement is retried.
 */
export class RetryingClient implements Client {
  readonly protocol = 'file'
  readonly #config: Config
  readonly #client: Client
  readonly #patience: number
  #last: Promise<unknown> = Promise.resolve()

  constructor(config: Config, patience = usualPatience) {
    this.#config = config
    this.#client = createClient(config)
    this.#patience = patience
  }

  get closed(): boolean {
    return this.#client.closed
  }

  execute(...statement: Parameters<Client['execute']>) {
    return this.#patiently(() => this.#client.execute(...statement))
  }

  batch(...batch: Parameters<Client['batch']>) {
    return this.#patiently(() => this.#client.batch(...batch))
  }

  migrate(...statements: Parameters<Client['migrate']>) {
    return this.#patiently(() => this.#client.migrate(...statements))
  }

  /** Not retried, because a part of it may have been executed. */
  executeMultiple(sql: string) {
    return this.#attempt(this.#client, () => this.#client.executeMultiple(sql))
  }

  /** Has a connection of its own, which is not reopened while the transaction runs. */
  async transaction(mode: TransactionMode = 'write') {
    const client = createClient(this.#config)
    try {
      return closingAfter(await this.#patiently(() => client.transaction(mode), client), client)
    } catch (error) {
      client.close()
      throw error
    }
  }

  sync() {
    return this.#client.sync()
  }

  reconnect(): void {
    this.#client.reconnect()
  }

  close() {
    this.#client.close()
  }

  async #patiently<Result>(action: () => Promise<Result>, client = this.#client): Promise<Result> {
    const end = performance.now() + this.#patience
    for (let wait = 10; ; wait = Math.min(2 * wait, longestWait)) {
      try {
        return await this.#attempt(client, action)
      } catch (error) {
        if (!isBusy(error) || performance.now() + wait > end) throw error
      }
      await elapsed(wait)
    }
  }

  /** Serialises attempts: a refused connection is closed before the next attempt could use it. */
  #attempt<Result>(client: Client, action: () => Promise<Result>): Promise<Result> {
    const attempt = this.#last.then(async () => {
      try {
        return await action()
      } catch (error) {
        if (isBusy(error)) client.reconnect()
        throw error
      }
    })
    this.#last = attempt.catch(() => undefined)
    return attempt
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')
}

function closingAfter(transaction: Transaction, client: Client): Transaction {
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  const close = transaction.close.bind(transaction)
  return Object.assign(transaction, {
    commit: () => commit().finally(() => client.close()),
    rollback: () => rollback().finally(() => client.close()),
    close() {
      close()
      client.close()
    },
  })
}
