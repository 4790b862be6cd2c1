import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { LotteryLobby, LotteryMenus, LotteryNumbers, LotteryPopular } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

// A launch starts to build its client in the background; no client is requested here.
vi.mock(import('@/sandbox/play/client-bundle'), async (original) => ({
  ...(await original()),
  clientBundle: () => new Promise<never>(() => undefined),
}))

const vendors = [{ code: 'TCG_SEA', name: 'SEA', categories: ['ELOTT', 'LOTT'] }]
const merchant = { ...plainMerchant, vendors }

let sandbox: TestGateway
beforeEach(async () => {
  sandbox = await testGateway([merchant])
})
afterEach(() => {
  sandbox.close()
})

async function signedIn() {
  const request = { username: 'demo_player', password: 'Demo1234!', type: 'username' }
  return ((await sandbox.call('login', { request })).value as { token: string }).token
}

/** Makes a call and checks the answer against its schema. */
async function ask<Value>(name: CallName, request: object, more: { token?: string; language?: string } = {}) {
  const { value } = await sandbox.call(name, { request, ...more })
  expect(conforms(name, value), name).toBe(true)
  return value as Value
}

const menus = (prizeMode: string, language = 'EN') =>
  ask<LotteryMenus['response']>('lotteryMenus', { prizeMode, device: 'WEB' }, { language })
const lobbyRequest = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'Lott',
  lottoView: 'lobby',
  device: 'WEB',
  backUrl: 'http://plain.localhost/vnlottery',
  language: 'EN',
}
const ofAll = { prizeMode: 'Lott', device: 'WEB', language: 'EN' }

it('has a menu a region, all of them tagged, as the prize mode says and in the language of the call', async () => {
  const all = await menus('Lott')
  expect(all.map(({ code }) => code)).toEqual(['north', 'centre', 'south', 'fast'])
  expect(new Set(all.flatMap(({ gameMenus }) => gameMenus.map((game) => game.accountTypeName)))).toEqual(
    new Set(['TCG_LOTTO_VN']),
  )
  expect((await menus('ZY')).map(({ code }) => code)).toEqual(['fast'])
  expect((await menus('Lott', 'VI'))[0]).toMatchObject({ title: 'Miền Bắc', gameMenus: [{ gameCode: 'MB' }] })
})

it('calls a lottery and its draws what the language of the call says', async () => {
  const { items, order } = merchant.languages
  const languages = { items: { ...items, DE: { locale: 'de-DE', label: 'Deutsch' } }, order: [...order, 'DE'] }
  sandbox.close()
  sandbox = await testGateway([{ ...merchant, languages }])
  const [north, ...others] = await menus('Lott', 'DE')
  expect(north?.gameMenus.map(({ title }) => title)).toEqual(['Nordlotterie'])
  expect(others.at(-1)?.gameMenus.map(({ title }) => title)).toEqual(['Ein-Minuten-Ziehung', 'Fünf-Minuten-Ziehung'])
  const drawn = await ask<LotteryNumbers['response']>('lotteryNumbers', { ...ofAll, language: 'DE', count: 30 })
  expect(drawn[0]?.title).toBe('Ein-Minuten-Ziehung')
})

it('has no lotteries for a merchant without their vendor', async () => {
  const plain = await testGateway()
  const request = { prizeMode: 'Lott', device: 'WEB' }
  expect((await plain.call('lotteryMenus', { request })).value).toEqual([])
  plain.close()
})

it('lists 100 draws of all lotteries, the latest first, with numbers as text', async () => {
  const draws = await ask<LotteryNumbers['response']>('lotteryNumbers', { ...ofAll, count: 100 })
  const times = draws.map(({ drawnAt }) => drawnAt)
  expect(draws).toHaveLength(100)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(times[0]! <= '2026-01-01T12:00:00.000Z').toBe(true)
  expect(new Set(draws.map(({ gameCode }) => gameCode)).size).toBe(15)
  const north = draws.find(({ gameCode }) => gameCode === 'MB')
  expect(north?.prizes.flatMap(({ numbers }) => numbers)).toHaveLength(27)
  expect(north?.prizes[0]?.prize).toBe('Special prize')
})

it('lists the same draws of one lottery alone, and refuses one that there is not', async () => {
  const draws = await ask<LotteryNumbers['response']>('lotteryNumbers', { ...ofAll, count: 100 })
  const [own] = await ask<LotteryNumbers['response']>('lotteryOpened', {
    gameCode: 'HCM',
    count: 1,
    prizeMode: 'Lott',
  })
  expect(own).toEqual(draws.find(({ gameCode }) => gameCode === 'HCM'))
  const request = { gameCode: 'NOWHERE', count: 1, prizeMode: 'Lott' }
  expect(await sandbox.call('lotteryOpened', { request })).toMatchObject({ success: false, code: 'game_unknown' })
})

it('names 20 at most, those that were bet on most first', async () => {
  const popular = await ask<LotteryPopular['response']>('lotteryPopular', { ...ofAll, count: 20 })
  expect(popular[0]?.gameCode).toBe('MB')
  expect(await ask('lotteryPopular', { ...ofAll, count: 3 })).toHaveLength(3)
})

it('says when draws close by its own clock, and what was drawn last once it was', async () => {
  const lobby = () => ask<LotteryLobby['response']>('lotteryLobby', lobbyRequest)
  const before = await lobby()
  const fast = before.draws.find(({ gameCode }) => gameCode === 'ST1')!
  expect([before.now, fast.closesAt, fast.drawsAt]).toEqual(
    ['12:00:00', '12:00:50', '12:01:00'].map((time) => `2026-01-01T${time}.000Z`),
  )
  expect(before.content).toBeUndefined()
  sandbox.pass(60_000)
  const after = (await lobby()).draws.find(({ gameCode }) => gameCode === 'ST1')
  expect(after?.last.issue).toBe(fast.issue)
  expect(after?.issue).not.toBe(fast.issue)
})

it('opens a lottery to bet on for who is signed in, once, and has it first in recents', async () => {
  const request = { ...lobbyRequest, lottoView: 'betting', lottoGameCode: 'HCM', lottoPlayType: 'de2' }
  expect((await sandbox.call('lotteryLobby', { request })).status).toBe(401)
  const token = await signedIn()
  const { content } = await ask<LotteryLobby['response']>('lotteryLobby', request, { token })
  expect(content).toMatch(/^http:\/\/games\.localhost/)
  const recent = await ask('lotteryRecent', { prizeMode: 'Lott', device: 'WEB' }, { token })
  expect(recent).toMatchObject([{ gameCode: 'HCM' }])
  const unknown = { ...request, lottoGameCode: 'NOWHERE' }
  expect(await sandbox.call('lotteryLobby', { request: unknown, token })).toMatchObject({ code: 'game_unknown' })
  const otherMode = { ...request, lottoPrizeMode: 'ZY' }
  expect(await sandbox.call('lotteryLobby', { request: otherMode, token })).toMatchObject({ code: 'game_unknown' })
})

it('cancels no bet that there is not', async () => {
  const [token, request] = [await signedIn(), { number: 'B0' }]
  expect(await sandbox.call('cancelBet', { request, token, key: 'key-0001' })).toMatchObject({ code: 'bet_ended' })
})
