import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Client } from '@libsql/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RetryingClient } from './retrying-client'

let folder: string
let url: string
let other: Client
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'patient-'))
  url = `file:${join(folder, 'x.db')}`
  other = createClient({ url })
  await other.execute('CREATE TABLE words (word TEXT)')
})
afterEach(() => {
  other.close()
  rmSync(folder, { recursive: true })
})

const write = (client: Pick<Client, 'execute'>, word: string) => client.execute('INSERT INTO words VALUES (?)', [word])

const words = async () => (await other.execute('SELECT word FROM words')).rows.map(({ word }) => word)

/** Waits until the pending statement has been refused for the first time. */
const aWhile = () => new Promise((resolve) => setImmediate(resolve))

it('waits for the lock of another, with single writes and with several', async () => {
  const client = new RetryingClient({ url })
  const lock = await other.transaction('write')
  const late = Promise.all([write(client, 'one'), client.batch(["INSERT INTO words VALUES ('two')"], 'write')])
  await aWhile()
  await write(lock, 'theirs')
  await lock.commit()
  await late
  client.close()
  expect((await words()).sort()).toEqual(['one', 'theirs', 'two'])
})

it('refuses when its patience is over, and what it takes afterwards is kept', async () => {
  const client = new RetryingClient({ url }, 0)
  const lock = await other.transaction('write')
  await expect(write(client, 'refused')).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  await expect(client.batch(["INSERT INTO words VALUES ('refused')"])).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  await expect(client.transaction('write')).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  lock.close()
  await Promise.all(['a', 'b', 'c'].map((word) => write(client, word)))
  client.close()
  expect(await words()).toEqual(['a', 'b', 'c'])
})

it('lets a transaction of its own end before another write', async () => {
  const client = new RetryingClient({ url })
  const transaction = await client.transaction('write')
  const late = write(client, 'after')
  await aWhile()
  await write(transaction, 'within')
  await transaction.commit()
  await late
  const undone = await client.transaction('write')
  await write(undone, 'never')
  await undone.rollback()
  client.close()
  expect(await words()).toEqual(['within', 'after'])
})

it('does not try wrong SQL again', async () => {
  const client = new RetryingClient({ url }, 60_000)
  await expect(client.execute('INSERT INTO absent VALUES (1)')).rejects.toThrow('no such table')
  client.close()
})
