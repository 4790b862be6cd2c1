import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Statement } from '@/sandbox/ledger/records/statement'
import { testGateway } from '@/sandbox/test-gateway'
import { LibsqlServer } from './testing/libsql-server'

let server: LibsqlServer
let address: string
beforeEach(async () => {
  server = new LibsqlServer()
  address = await server.start()
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.close()
})

const credentials = { username: 'demo_player', password: 'Demo1234!', type: 'username' }

it('on a remote libSQL server accounts, sessions and money are kept over a restart, and a key counts once', async () => {
  const before = await testGateway(undefined, address)
  const added = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB' }
  const registration = { username: 'minhanh', password: 'Secret123', ...added }
  await before.panel('settings', 'PUT', { merchant: 'plain', registerRules: { captcha: null } })
  expect(await before.call('register', { request: registration })).toMatchObject({ success: true })
  const { token } = (await before.call('login', { request: credentials })).value as { token: string }
  const transfer = { token, key: 'remote-1', request: { from: 'MAIN', to: 'PT', amount: 0.29 } }
  const first = await before.call('walletTransfer', transfer)
  expect(first.value).toMatchObject({ moved: 0.29, wallets: [{ balance: 2_854_499.71 }, { balance: 0.29 }] })
  before.close()

  const after = await testGateway(undefined, address)
  expect((await after.call('memberInfo', { token })).value).toMatchObject({ account: 'demo_player' })
  expect(await after.call('walletTransfer', transfer)).toEqual(first)
  const other = { ...transfer, request: { from: 'MAIN', to: 'PT', amount: 1 } }
  expect((await after.call('walletTransfer', other)).code).toBe('key_used')
  const tooMuch = { token, key: 'remote-2', request: { from: 'PT', to: 'MAIN', amount: 1 } }
  expect((await after.call('walletTransfer', tooMuch)).code).toBe('not_enough')
  const { lines, sum } = await after.panel<Statement>('ledger?merchant=plain&account=demo_player')
  expect(lines.filter(({ key }) => key !== null)).toHaveLength(2)
  expect(sum).toBe(0)
  await after.panel('reset', 'POST', { merchant: 'plain' })
  expect((await after.call('memberInfo', { token })).status).toBe(401)
  after.close()
})

it('is sent the token of the environment', async () => {
  vi.stubEnv('SANDBOX_DB_TOKEN', 'a.secret.token')
  const gateway = await testGateway(undefined, address)
  gateway.close()
  expect([...server.authorizations]).toEqual(['Bearer a.secret.token'])
})

it('says in one line when nobody answers there', async () => {
  server.close()
  const refused = /^the sandbox database http:\S+ cannot be used: [^\n]+$/
  await expect(testGateway(undefined, address)).rejects.toThrow(refused)
})
