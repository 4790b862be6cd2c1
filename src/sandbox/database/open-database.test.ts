import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Client } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testGateway, type TestGateway } from '@/sandbox/test-gateway'
import { DatabaseError } from './database-error'
import { modules } from '@/sandbox/modules'
import { versionsOf } from './migrations'
import { openDatabase } from './open-database'

const versions = versionsOf(modules)
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function register(gateway: TestGateway, username: string) {
  const added = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB' }
  return gateway.call('register', { request: { username, password: 'Secret123', ...added } })
}

/** The result that libSQL gives for a statement refused because of another connection's lock. */
const busy: unknown = expect.objectContaining({
  type: 'rejected',
  value: expect.objectContaining({ code: 'SQLITE_BUSY' }) as unknown,
})

describe('the database', () => {
  it('keeps accounts, sessions and settings over a restart', async () => {
    const file = join(folder, 'data', 'sandbox.db')
    const before = await testGateway(undefined, file)
    await before.panel('settings', 'PUT', { merchant: 'plain', registerRules: { captcha: null } })
    const { token } = (await register(before, 'minhanh')).value as { token: string }
    await before.panel('settings', 'PUT', { merchant: 'plain', systemStatus: 1 })
    before.close()

    const after = await testGateway(undefined, file)
    expect(await after.panel('settings?merchant=plain')).toMatchObject({
      systemStatus: 1,
      registerRules: { captcha: null },
    })
    await after.panel('settings', 'PUT', { merchant: 'plain', systemStatus: 0 })
    expect((await after.call('memberInfo', { token })).value).toMatchObject({ account: 'minhanh' })
    after.close()
  })

  it('keeps what it took while and after another program held its lock', async () => {
    const file = join(folder, 'x.db')
    const before = await testGateway(undefined, file)
    await before.panel('settings', 'PUT', { merchant: 'plain', registerRules: { captcha: null } })
    const backup = createClient({ url: `file:${file}` })
    const lock = await backup.transaction('write')
    const execute = vi.spyOn(Object.getPrototypeOf(backup) as Client, 'execute')
    const late = register(before, 'player0')
    await vi.waitFor(() => expect(execute.mock.settledResults).toContainEqual(busy), { timeout: 4000 })
    execute.mockRestore()
    lock.close()
    backup.close()
    const names = ['player0', 'player1', 'player2', 'player3', 'player4', 'player5']
    const answers = [await late]
    for (const name of names.slice(1)) answers.push(await register(before, name))
    expect(answers).toEqual(names.map(() => expect.objectContaining({ status: 200, success: true }) as unknown))
    before.close()

    const after = await testGateway(undefined, file)
    for (const [index, name] of names.entries()) {
      const { token } = answers[index]?.value as { token: string }
      expect((await after.call('memberInfo', { token })).value).toMatchObject({ account: name })
    }
    after.close()
  })

  it('of the first version gets what its demo accounts were seeded with later', async () => {
    const file = join(folder, 'x.db')
    const client = createClient({ url: `file:${file}` })
    await client.batch([
      ...(versions[0] ?? []),
      'CREATE TABLE sandbox_version (version INTEGER NOT NULL)',
      'INSERT INTO sandbox_version (version) VALUES (1)',
      `INSERT INTO accounts (id, merchant, account, account_key, type, profile, created_at)
        VALUES ('1', 'plain', 'demo_agent', 'demo_agent', 41, '{}', 0), ('2', 'plain', 'minhanh', 'minhanh', 0, '{}', 0)`,
    ])
    ;(await openDatabase(file, versions)).close()
    const { rows } = await client.execute('SELECT mobile, affiliate_code, profile FROM accounts ORDER BY id')
    client.close()
    const profile = JSON.stringify({ email: 'demo_agent@example.test', countryDialingCode: '+84' })
    expect(rows.map((row) => [...Object.values(row)])).toEqual([
      ['+84901000003', 'AGENT888', profile],
      [null, null, '{}'],
    ])
  })

  it.each([
    ['a file that is no database', () => writeFileSync(join(folder, 'x.db'), 'not a database at all'.repeat(100))],
    ['a folder', () => rmSync(join(folder, 'x.db'), { force: true })],
  ])('says in one line that %s cannot be used', async (what, prepare) => {
    prepare()
    const address = what === 'a folder' ? folder : join(folder, 'x.db')
    const error: unknown = await openDatabase(address, versions).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DatabaseError)
    expect((error as DatabaseError).message).toMatch(/^the sandbox database \S+ cannot be used: [^\n]+$/)
  })

  it('says so at once where no folder can be made', async () => {
    await expect(openDatabase('/proc/no-such-folder/x.db', versions)).rejects.toThrow(DatabaseError)
  })

  it('is left alone when a newer version of the program wrote it', async () => {
    const file = join(folder, 'x.db')
    ;(await openDatabase(file, versions)).close()
    const client = createClient({ url: `file:${file}` })
    await client.execute('INSERT INTO sandbox_version (version) VALUES (99)')
    client.close()
    await expect(openDatabase(file, versions)).rejects.toThrow('newer version')
  })
})
