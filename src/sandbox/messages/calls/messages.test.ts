import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Messages } from '@/contract/generated/gateway-types'
import { conforms, testGateway, type TestGateway } from '@/sandbox/test-gateway'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.close())

async function signIn(username: string): Promise<string> {
  const request = { username, password: 'Demo1234!', type: 'username' }
  return ((await gateway.call('login', { request })).value as { token: string }).token
}

async function inbox(token: string, pageSize = 50, language = 'EN'): Promise<Messages['response']> {
  const { value } = await gateway.call('messages', { token, language, request: { pageNo: 1, pageSize } })
  expect(conforms('messages', value)).toBe(true)
  return value as Messages['response']
}

const unread = async (token: string) =>
  ((await gateway.call('unreadCount', { token })).value as { count: number }).count

it('an inbox has pages, the newest first, and says how many are unread', async () => {
  const token = await signIn('demo_player')
  const { list, totalPages, unread: count } = await inbox(token, 2)
  expect([list.length, totalPages, count]).toEqual([2, 2, await unread(token)])
  expect(list.map(({ time }) => time)).toEqual(
    list
      .map(({ time }) => time)
      .toSorted()
      .toReversed(),
  )
})

it('messages are read one by one or all, and deleted, by their owner alone', async () => {
  const [token, other] = [await signIn('demo_player'), await signIn('demo_vip')]
  const [first] = (await inbox(token)).list
  const ids = [first?.id ?? '']
  await gateway.call('readMessages', { token: other, request: { ids } })
  await gateway.call('deleteMessages', { token: other, request: { ids } })
  expect(await unread(token)).toBe(3)
  expect((await gateway.call('readMessages', { token, request: { ids } })).value).toEqual({ unread: 2 })
  expect((await gateway.call('readMessages', { token })).value).toEqual({ unread: 0 })
  await gateway.call('deleteMessages', { token, request: { ids } })
  expect((await inbox(token)).list.map(({ id }) => id)).not.toContain(ids[0])
})

it('an agent writes to everybody below, in text, and players write to nobody', async () => {
  const [agent, player] = [await signIn('demo_agent'), await signIn('demo_player')]
  const request = { to: 'team', title: 'News', content: '<b>All</b>\nis well' }
  const { value } = await gateway.call('sendMessage', { token: agent, request })
  expect(value).toEqual({ sent: 46 })
  const direct = (await gateway.call('sendMessage', { token: agent, request: { ...request, to: 'direct' } })).value
  expect((direct as { sent: number }).sent).toBeLessThan(46)
  expect((await gateway.call('sendMessage', { token: player, request })).code).toBe('agents_only')
  const up = await gateway.call('sendMessage', { token: agent, request: { ...request, to: 'upline' } })
  expect(up.code).toBe('nobody_there')
})

it('what the platform wrote is read in the language that is asked for', async () => {
  const token = await signIn('demo_player')
  const titles = async (language: string) => (await inbox(token, 50, language)).list.map(({ title }) => title)
  expect(await titles('EN')).toContain('Keep your account safe')
  expect(await titles('VI')).toContain('Giữ an toàn cho tài khoản')
  expect(await titles('XX')).toEqual(await titles('EN'))
})

it('what the platform writes is there at once', async () => {
  const token = await signIn('demo_player')
  const act = { merchant: 'plain', act: 'send-message', id: 'demo_player', title: 'Hello', content: '<p>there</p>' }
  await gateway.panel('acts', 'POST', act)
  expect((await inbox(token)).list[0]).toMatchObject({ title: 'Hello', from: null, read: false })
  expect(await unread(token)).toBe(4)
})

it('a message of blanks alone is none', async () => {
  const token = await signIn('demo_agent')
  const words = { to: 'direct', title: 'News', content: 'Words' }
  for (const blank of [{ title: ' ' }, { content: ' \n' }]) {
    const request = { ...words, ...blank }
    expect(await gateway.call('sendMessage', { token, request })).toMatchObject({ status: 400 })
  }
})
