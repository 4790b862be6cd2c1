import { describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '@/sandbox/test-gateway'

describe('the clock', () => {
  const now = async (gateway: TestGateway) => (await gateway.panel<{ now: string }>('clock')).now

  it('is moved to a moment or on by seconds, goes on from there, and is put back by a reset', async () => {
    const gateway = await testGateway()
    const begin = await now(gateway)
    expect(await gateway.panel('clock', 'PUT', { now: '2027-03-01T07:00:00+07:00' })).toEqual({
      now: '2027-03-01T00:00:00.000Z',
    })
    gateway.pass(1000)
    expect(await now(gateway)).toBe('2027-03-01T00:00:01.000Z')
    await gateway.panel('clock', 'PUT', { advance: -1 })
    expect(await now(gateway)).toBe('2027-03-01T00:00:00.000Z')
    await gateway.panel('reset', 'POST', { merchant: 'plain' })
    expect(Date.parse(await now(gateway)) - Date.parse(begin)).toBe(1000)
  })

  it('is what sessions go by', async () => {
    const gateway = await testGateway()
    const request = { username: 'demo_player', password: 'Demo1234!', type: 'username' }
    const { token } = (await gateway.call('login', { request })).value as { token: string }
    await gateway.panel('clock', 'PUT', { advance: 24 * 60 * 60 })
    expect((await gateway.call('memberInfo', { token })).status).toBe(401)
  })
})

it('the ledger of an account is asked for by its name, and one that is not there is a 404', async () => {
  const gateway = await testGateway()
  const { balances, lines, sum } = await gateway.panel<{ balances: unknown[]; lines: unknown[]; sum: number }>(
    'ledger?merchant=plain&account=demo_first',
  )
  expect(balances).toEqual([{ wallet: 'main', amount: 100_000 }])
  expect(lines).toEqual([
    expect.objectContaining({ kind: 'deposit', amount: 100_000, balanceAfter: 100_000, key: null }),
  ])
  expect(sum).toBe(0)
  expect((await gateway.panelAnswer('ledger?merchant=plain&account=nobody')).status).toBe(404)
})

it('an act on what there is not is a 404 and a sentence', async () => {
  const gateway = await testGateway()
  const answer = await gateway.panelAnswer('acts', 'POST', { merchant: 'plain', act: 'set-maintenance', id: 'ZZ' })
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { message: 'plain has no vendor, no game and no way to pay ZZ.' },
  ])
})

it.each([
  ['clock', 'PUT', {}, 'fewer than 1'],
  ['clock', 'PUT', { now: 'tomorrow' }, '/now'],
  ['clock', 'PUT', { now: '2026-02-31T25:00:00Z' }, '/now'],
  ['clock', 'PUT', { now: '2026-01-01T00:00:00Z', advance: 1 }, 'more than 1'],
  ['ledger', 'GET', undefined, 'merchant is missing'],
  ['acts', 'POST', { merchant: 'plain', act: 'win', id: 'PT' }, 'set-maintenance'],
])('%s %s %j is refused with 400 and a sentence', async (path, method, body, sentence) => {
  const answer = await (await testGateway()).panelAnswer(path, method, body)
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { message: string }).message).toContain(sentence)
})

it('a reset leaves the demo accounts what they start with, also while somebody reads the ledger', async () => {
  const gateway = await testGateway()
  const read = () => gateway.panelAnswer('ledger?merchant=plain')
  const reset = gateway.panelAnswer('reset', 'POST', { merchant: 'plain' })
  // Reads before, during and after each step.
  const reads = [read()]
  for (let turn = 0; turn < 20; turn += 1) {
    reads.push(read())
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all([reset, ...reads])
  const { balances, sum } = await gateway.panel<{ balances: object[]; sum: number }>('ledger?merchant=plain')
  expect(balances).toContainEqual({ wallet: 'demo_player main', amount: 2_854_500 })
  expect(balances).not.toContainEqual(
    expect.objectContaining({ wallet: expect.stringMatching(/^[0-9a-f]{8}-/) as string }),
  )
  expect(sum).toBe(0)
})

it('leaves nothing of what it answers in a browser', async () => {
  const gateway = await testGateway()
  const paths = ['outbox', 'cash?merchant=plain', 'ledger?merchant=plain&account=demo_player', 'captcha/none']
  const kept = await Promise.all(
    paths.map(async (path) => (await gateway.panelAnswer(path)).headers.get('cache-control')),
  )
  expect(kept).toEqual(paths.map(() => 'no-store'))
})
