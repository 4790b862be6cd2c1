import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameCard, PvpRooms } from '@/contract/generated/gateway-types'
import { vendorsOf } from '@/sandbox/games/port/catalogue'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

// A launch starts to build its client in the background; no client is requested here.
vi.mock(import('@/sandbox/play/client-bundle'), async (original) => ({
  ...(await original()),
  clientBundle: () => new Promise<never>(() => undefined),
}))

const merchant = {
  ...plainMerchant,
  vendors: [
    { code: 'PT', name: 'Peaty', categories: ['RNG', 'LIVE', 'FISH'] },
    ...vendorsOf('PVP').map((code) => ({ code, name: code, categories: ['PVP'] })),
  ],
}
const slot = { vassalage: 'PT', gameId: 'PT-2900000' }
const table = { vassalage: 'PT', gameId: 'PT-2910000' }

let sandbox: TestGateway
beforeEach(async () => {
  sandbox = await testGateway([merchant])
})
afterEach(() => {
  sandbox.close()
})

async function signedIn(username = 'demo_player') {
  const request = { username, password: 'Demo1234!', type: 'username' }
  const { value } = await sandbox.call('login', { request })
  return { username, token: (value as { token: string }).token }
}

async function onTrial() {
  const request = { os: 'Linux', platform: 'W', random: 'abc', version: 3 }
  const { token } = (await sandbox.call('freePlayLogin', { request })).value as { token: string }
  const { account } = (await sandbox.call('memberInfo', { token })).value as { account: string }
  return { username: account, token }
}

type Player = Awaited<ReturnType<typeof signedIn>>

function launch({ username, token }: Player, game: object, more: object = {}) {
  const request = {
    ...{ launchMode: 'GAME', platform: 'flash,html5-desktop', clientType: 3, merchantCode: 'plain', language: 'EN' },
    ...{ username, token, ...game, ...more },
  }
  return sandbox.call('launchGame', { request, token })
}

const open = async (address: string) => sandbox.app.request(address, { headers: { host: new URL(address).host } })

describe('the call launchGame', () => {
  it('answers an address on the games’ origin that works once and says nothing of the session', async () => {
    const player = await signedIn()
    const { value } = await launch(player, slot)
    expect(conforms('launchGame', value)).toBe(true)
    const { content } = value as { content: string }
    expect(new URL(content).hostname).toBe('games.localhost')
    expect(content).not.toContain(player.token)
    const opened = await open(content)
    expect(opened.status).toBe(200)
    expect(await opened.text()).toContain('Scarlet Drum')
    expect((await open(content)).status).toBe(410)
  })

  it.each([
    ['a game that there is not', { vassalage: 'PT', gameId: 'PT-2909999' }, 'game_unknown'],
    ['nothing', { vassalage: 'PT' }, 'game_unknown'],
    ['a game of another vendor', { vassalage: 'KY', gameId: 'PT-2900000' }, 'game_unknown'],
    ['a vendor that the merchant has not', { vassalage: 'MG', gameId: 'MG-2500000' }, 'game_unknown'],
    ['a room that there is not', { vassalage: 'KY', roomId: 'R23300009' }, 'game_unknown'],
    ['a demo that there is not', { ...table, launchMode: 'DEMO' }, 'demo_unavailable'],
    ['another game’s card', { ...slot, nodeId: '2900001' }, 'game_unknown'],
    ['a lottery’s way into a slot', { ...slot, launchMode: 'LOTT' }, 'game_unknown'],
    ['a mode that there is not', { ...slot, launchMode: 'FREE' }, 'request_invalid'],
    ['another type of account', { ...slot, accountType: 41 }, 'launch_differs'],
    ['another account', { ...slot, username: 'demo_vip' }, 'launch_differs'],
    ['another session', { ...slot, token: 'somebody-elses' }, 'launch_differs'],
  ])('refuses %s', async (_, game, code) => {
    const player = await signedIn()
    const answer = await launch(player, game, game)
    expect(answer).toMatchObject({ success: false, code, message: expect.stringMatching(/^\p{Lu}.+/u) as string })
    expect(await recents(player)).toEqual([])
  })

  it('needs a session', async () => {
    expect(await launch({ username: 'demo_player', token: 'none' }, slot)).toMatchObject({ status: 401 })
  })

  it('says what is in maintenance: the vendor or the game', async () => {
    const player = await signedIn()
    const act = (id: string, on: boolean) =>
      sandbox.panelAnswer('acts', 'POST', { merchant: 'plain', act: 'set-maintenance', id, on })
    await act('PT', true)
    expect(await launch(player, slot)).toMatchObject({
      code: 'vendor_maintenance',
      message: 'Peaty is under maintenance. Please try again later',
    })
    await act('PT', false)
    await act('2900000', true)
    expect(await launch(player, slot)).toMatchObject({
      code: 'game_maintenance',
      message: 'Scarlet Drum is under maintenance. Please try again later',
    })
    expect((await launch(player, { vassalage: 'PT', gameId: 'PT-2900001' })).success).toBe(true)
    expect((await act('2500000', true)).status).toBe(404)
  })

  it('plays for money unless a demo is asked for', async () => {
    const poor = await newPlayer()
    const { gameId, nodeId } = await demoSlot()
    const game = { vassalage: 'PT', gameId, nodeId: String(nodeId), accountType: 0 }
    expect((await launch(poor, game)).code).toBe('not_enough_to_play')
    expect((await launch(poor, { ...game, launchMode: 'DEMO' })).success).toBe(true)
  })

  it('says how much the least bet is to who has less', async () => {
    const poor = await newPlayer()
    expect(await launch(poor, table)).toMatchObject({ code: 'not_enough_to_play', value: { reached: 0 } })
  })

  it('lets trial accounts play without money, where a game has that', async () => {
    const trial = await onTrial()
    const demo = await demoSlot()
    expect((await launch(trial, { vassalage: 'PT', gameId: demo.gameId })).success).toBe(true)
    expect(await launch(trial, table)).toMatchObject({ code: 'demo_unavailable' })
  })
})

const registered = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB' }

async function newPlayer(): Promise<Player> {
  const named = { username: 'newcomer1', password: 'Abc12345', ...registered }
  const answer = await sandbox.call('register', { request: { ...named, ...(await sandbox.captcha()) } })
  const { token } = answer.value as { token: string }
  return { username: 'newcomer1', token }
}

async function demoSlot(): Promise<GameCard> {
  const request = {
    ...{ clientType: 3, platform: 'flash,html5-desktop', merchant: 'plain', gameType: 'RNG', language: 'EN' },
    ...{ pageNo: 1, pageSize: 42 },
  }
  const { games } = (await sandbox.call('gameList', { request })) as unknown as { games: GameCard[] }
  return games.find(({ demo }) => demo) as GameCard
}

async function recents({ token }: Player, more: object = {}): Promise<string[]> {
  const request = { clientType: 3, language: 'EN', pageNo: 1, pageSize: 42, ...more }
  const { value } = await sandbox.call('recentGames', { request, token })
  expect(conforms('recentGames', value)).toBe(true)
  return (value as { list: GameCard[] }).list.map(({ nodeId }) => String(nodeId))
}

describe('recent games', () => {
  it('are what was launched, the last one first and each once, each account’s own', async () => {
    const player = await signedIn()
    for (const id of ['2900000', '2900001', '2900002', '2900000'])
      await launch(player, { vassalage: 'PT', gameId: `PT-${id}` })
    expect(await recents(player)).toEqual(['2900000', '2900002', '2900001'])
    expect(await recents(player, { pageNo: 2, pageSize: 2 })).toEqual(['2900001'])
    expect(await recents(player, { vassalage: 'KY' })).toEqual([])
    expect(await recents(await signedIn('demo_vip'))).toEqual([])
  })
})

describe('favourite games', () => {
  const mark = ({ token }: Player, call: 'addFavouriteGame' | 'removeFavouriteGame', nodeId: string, vendor = 'PT') =>
    sandbox.call(call, { token, request: { nodeId, vendor, gameType: 'RNG' } })
  const ids = async ({ token }: Player) => (await sandbox.call('favouriteGames', { token })).value

  it('are kept as texts, the last one first, once however often they are marked', async () => {
    const player = await signedIn()
    for (const id of ['2900000', '2900005', '2910000', '2900000']) await mark(player, 'addFavouriteGame', id)
    expect(await ids(player)).toEqual(['2900000', '2910000', '2900005'])
    const request = { clientType: 3, platform: 'flash', language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 1 }
    const { value } = await sandbox.call('favouriteGamesList', { request, token: player.token })
    expect(conforms('favouriteGamesList', value)).toBe(true)
    expect(value).toMatchObject({ content: [{ nodeId: '2900000' }], totalPages: 2 })
    await mark(player, 'removeFavouriteGame', '2900000')
    await mark(player, 'removeFavouriteGame', '2900000')
    expect(await ids(player)).toEqual(['2910000', '2900005'])
    expect(await ids(await signedIn('demo_vip'))).toEqual([])
  })

  it('are games that there are', async () => {
    const player = await signedIn()
    expect(await mark(player, 'addFavouriteGame', '2900000', 'KY')).toMatchObject({ code: 'game_unknown' })
    expect(await mark(player, 'addFavouriteGame', 'x')).toMatchObject({ code: 'game_unknown' })
    expect(await ids(player)).toEqual([])
  })

  it('are gone after a reset', async () => {
    await mark(await signedIn(), 'addFavouriteGame', '2900000')
    await sandbox.panel('reset', 'POST', { merchant: 'plain' })
    expect(await ids(await signedIn())).toEqual([])
  })
})

describe('rooms of board games', () => {
  async function rooms({ token }: Player, request: object = {}): Promise<PvpRooms['response']> {
    const { value } = await sandbox.call('pvpRooms', { token, request })
    expect(conforms('pvpRooms', value)).toBe(true)
    return value as PvpRooms['response']
  }

  it('open their game, unless they are full or closed', async () => {
    const player = await signedIn('demo_vip')
    const all = await rooms(player)
    expect(all).toHaveLength(5 * 8 * 3)
    const inState = (state: string) => all.find((room) => room.state === state)
    const states = all.map(({ state }) => state)
    expect(states).toEqual(states.toSorted(byState))
    for (const [state, code] of [
      ['open', null],
      ['full', 'room_full'],
      ['closed', 'room_closed'],
    ] as const) {
      const { vassalage, roomId } = inState(state) as PvpRooms['response'][number]
      expect(await launch(player, { vassalage, roomId })).toMatchObject({ code })
    }
  })

  it('have players within their places, who change by the sandbox’s clock', async () => {
    const player = await signedIn()
    const before = await rooms(player, { vassalage: 'KY' })
    expect(before).toHaveLength(24)
    for (const { players, seats, minBet, maxBet, state } of before) {
      expect(players).toBeLessThanOrEqual(seats)
      expect(state === 'full').toBe(players === seats)
      expect(minBet).toBeLessThan(maxBet)
    }
    expect(await rooms(player, { vassalage: 'KY' })).toEqual(before)
    sandbox.pass(10 * 60_000)
    expect(await rooms(player, { vassalage: 'KY' })).not.toEqual(before)
  })

  it('are all closed while their vendor is in maintenance', async () => {
    await sandbox.panelAnswer('acts', 'POST', { merchant: 'plain', act: 'set-maintenance', id: 'KY' })
    const states = (await rooms(await signedIn(), { vassalage: 'KY' })).map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['closed']))
  })
})

const order = ['open', 'full', 'closed']
const byState = (a: string, b: string) => order.indexOf(a) - order.indexOf(b)
