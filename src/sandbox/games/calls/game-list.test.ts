import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameCard, GameList } from '@/contract/generated/gateway-types'
import { gameTypes } from '@/sandbox/games/port/catalogue'
import { slotVendors } from '@/sandbox/games/slots'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const rng = Object.keys(slotVendors).map((code) => ({ code, name: code, categories: ['RNG'] }))
const merchant = {
  ...plainMerchant,
  vendors: [
    ...rng,
    { code: 'EA', name: 'EA', categories: ['LIVE'] },
    { code: 'IBC', name: 'IBC', categories: ['SPORTS'] },
    { code: 'DS88', name: 'DS88', categories: ['SPORTS', 'COCKFIGHT'] },
    { code: 'TCG_SEA', name: 'SEA', categories: ['ELOTT', 'LOTT'] },
  ],
}
const asked = {
  clientType: 3,
  platform: 'flash,html5-desktop',
  merchant: 'plain',
  gameType: 'RNG',
  language: 'EN',
  pageNo: 1,
  pageSize: 42,
}

let sandbox: TestGateway
beforeAll(async () => {
  const small = { ...merchant, code: 'small', vendors: rng.filter(({ code }) => code === 'PT') }
  sandbox = await testGateway([merchant, small])
})
afterAll(() => {
  sandbox.close()
})

async function list(request: object = {}, language = 'EN'): Promise<GameList['response']> {
  const answer = await sandbox.call('gameList', { request: { ...asked, language, ...request } })
  expect(conforms('gameList', answer)).toBe(true)
  return answer as unknown as GameList['response']
}

const idsOf = ({ games }: GameList['response']) => games.map(({ nodeId }) => nodeId)

describe('the call gameList', () => {
  it('answers 42 games a page, each game once over all pages', async () => {
    const first = await list()
    expect(first).toMatchObject({ totalPages: 240, total: 10_080, all: 10_080 })
    expect(first.games).toHaveLength(42)
    const pages = await Promise.all(
      Array.from({ length: 101 }, (_, index) => list({ pageNo: index + 1, pageSize: 100 })),
    )
    expect(new Set(pages.flatMap(idsOf)).size).toBe(10_080)
    expect(await list({ pageNo: 241 })).toMatchObject({ games: [], totalPages: 240 })
  })

  it.each([
    ['thiên dinh RONG', 'VI', /Thiên Đình/],
    ['Lục bảo', 'VI', /Lục Bảo/],
    ['KOI', 'EN', /Koi/],
    ['ca chep', 'EN', /Koi/],
    ['pearl dragon', 'TY', /Dragon Pearl/],
  ])('finds by %s', async (gameName, language, title) => {
    const { games, total = 0, all } = await list({ gameName }, language)
    expect(total).toBeGreaterThan(4)
    expect(all).toBe(10_080)
    for (const game of games) expect(game.title).toMatch(title)
  })

  it('finds a lottery by what it is called in a language of the server', async () => {
    const { games } = await list({ gameType: 'ELOTT', gameName: 'nordlotterie' })
    expect(games.map(({ title }) => title)).toEqual(['Northern Lottery'])
  })

  it('has the names in the language that is asked for, whatever the page speaks', async () => {
    const request = { ...asked, gameName: 'thiên đình', language: 'VI' }
    const { games } = (await sandbox.call('gameList', { request, language: 'EN' })) as unknown as GameList['response']
    expect(games[0]?.title).toMatch(/Thiên Đình/)
  })

  it('has the vendors of the merchant that is asked for, on its channel', async () => {
    expect((await list({ channel: 'WEB' })).total).toBe(10_080)
    expect(await list({ channel: 'APP' })).toMatchObject({ games: [], total: 0 })
    const { games, all } = await list({ merchant: 'small' })
    expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(new Set(['PT']))
    expect(all).toBe(slotVendors.PT)
    expect(await list({ merchant: 'nobody' })).toMatchObject({ games: [], total: 0 })
  })

  it('puts games that have the whole word before those that have it inside of another', async () => {
    const { games, totalPages } = await list({ gameName: 'rong' }, 'VI')
    expect(totalPages).toBeGreaterThan(1)
    for (const { title } of games.slice(0, 20)) expect(title).toMatch(/^Rồng| Rồng/)
    const last = await list({ gameName: 'rong', pageNo: totalPages }, 'VI')
    expect(last.games.at(-1)?.title).not.toMatch(/^Rồng| Rồng/)
  })

  it.each(['%', '_', "'; --", '<b>', '"', 'x'.repeat(500)])('takes %j for text', async (gameName) => {
    expect(await list({ gameName })).toMatchObject({ games: [], totalPages: 0, total: 0 })
  })

  it('takes the filters together', async () => {
    const { games, total = 0 } = await list({
      vassalage: 'PT',
      gameClassify: 'VIDEO',
      minBet: 1000,
      minLineNum: 25,
      gameName: 'golden',
    })
    expect(total).toBeGreaterThan(0)
    for (const game of games) {
      expect(game).toMatchObject({ vassalage: 'PT', gameClassify: 'VIDEO' })
      expect(game.title).toContain('Golden')
      expect(game.minBet).toBeGreaterThanOrEqual(1000)
      expect(game.minLineNum).toBeGreaterThanOrEqual(25)
    }
    expect((await list({ vassalage: 'PT' })).all).toBe(slotVendors.PT)
    expect(await list({ vassalage: 'NOBODY' })).toMatchObject({ games: [], total: 0 })
  })

  it('sorts all pages, not each of them', async () => {
    const cheap = await list({ sort: 'minBet' })
    expect(new Set(cheap.games.map(({ minBet }) => minBet))).toEqual(new Set([100]))
    const named = [...(await list({ sort: 'name' })).games, ...(await list({ sort: 'name', pageNo: 2 })).games]
    const titles = named.map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare))
    const fresh = await list({ sort: 'new' })
    expect(fresh.games.every(({ isNew }) => isNew === 1)).toBe(true)
    const news = await list({ isNew: 1 })
    expect(news.total).toBeLessThan(500)
    expect(idsOf(await list({ sort: 'new', isNew: 1 }))).toEqual(idsOf(fresh))
    expect((await list()).games[0]).toMatchObject({ isHot: 1 })
  })

  it('says which classes there are, the largest first', async () => {
    expect((await list()).classes).toEqual(['VIDEO', 'CASCADE', 'HOLD_AND_WIN', 'JACKPOT', 'CLASSIC'])
    expect((await list({ gameType: 'LIVE' })).classes?.[0]).toBe('BACCARAT')
  })

  it('counts cockfights among sports, and LOTT as ELOTT', async () => {
    const types = (await list({ gameType: 'SPORTS' })).games.map(({ gameType }) => gameType)
    expect(new Set(types)).toEqual(new Set(['SPORTS', 'COCKFIGHT']))
    expect(idsOf(await list({ gameType: 'LOTT' }))).toEqual(idsOf(await list({ gameType: 'ELOTT' })))
    expect((await list({ gameType: 'FISH' })).total).toBe(0)
    expect((await list({ vassalage: 'INHOUSE' })).games.length).toBeGreaterThan(3)
  })

  it('refuses what no page is', async () => {
    for (const request of [{ pageNo: 0 }, { pageSize: 101 }, { minBet: -1 }, { gameType: 'X' }, { sort: 'x' }])
      expect(await sandbox.call('gameList', { request: { ...asked, ...request } })).toMatchObject({ status: 400 })
  })

  it('leads to a picture of each game, which can do nothing', async () => {
    for (const gameType of gameTypes)
      for (const { image = '' } of (await list({ gameType })).games.slice(0, 3)) {
        const answer = await sandbox.app.request(image)
        expect(answer.headers.get('content-type')).toBe('image/webp')
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      }
    expect((await sandbox.app.request('/wps/art/games/en/9999999.webp')).status).toBe(404)
  })

  it('marks the games of a vendor in maintenance, and a game that is alone in it', async () => {
    const [first, second] = (await list()).games as [GameCard, GameCard]
    const acts = [
      { merchant: 'plain', act: 'set-maintenance', id: first.vassalage },
      { merchant: 'plain', act: 'set-maintenance', id: second.nodeId },
    ]
    for (const act of acts) expect((await sandbox.panelAnswer('acts', 'POST', act)).status).toBe(200)
    const closed = (await list()).games.filter(({ maintenance }) => maintenance)
    expect(closed.map(({ vassalage }) => vassalage)).toContain(first.vassalage)
    expect(closed.map(({ nodeId }) => nodeId)).toContain(second.nodeId)
    for (const act of acts) await sandbox.panelAnswer('acts', 'POST', { ...act, on: false })
    expect((await list()).games.some(({ maintenance }) => maintenance)).toBe(false)
  })
})

describe('the menus and lanes', () => {
  it('hold the categories that the merchant has vendors of', async () => {
    const { value } = await sandbox.call('gameMenus')
    expect(conforms('gameMenus', value)).toBe(true)
    const menus = value as { gameType: string; vendors: { vassalage: string }[] }[]
    expect(menus.map(({ gameType }) => gameType)).toEqual(['RNG', 'LIVE', 'SPORTS', 'ELOTT', 'COCKFIGHT'])
    expect(menus[2]?.vendors.map(({ vassalage }) => vassalage)).toEqual(['IBC', 'DS88'])
  })

  it('have a card a vendor, which opens its list or its first game', async () => {
    const { value } = await sandbox.call('vendorGameType', { language: 'VI' })
    expect(conforms('vendorGameType', value)).toBe(true)
    const { lanes } = (value as { data: { lanes: { title: string; gameClassify: string; cards: GameCard[] }[] } }).data
    expect(lanes[0]).toMatchObject({ title: 'Nổ hũ', gameClassify: 'RNG' })
    expect(lanes[0]?.cards[0]).toMatchObject({ vassalage: 'AE', isGame: 'VASSALAGE', gameId: null })
    expect(lanes[1]?.cards[0]).toMatchObject({ vassalage: 'EA', gameId: 'EA-1810000' })
  })

  it('name hot games and new vendors', async () => {
    const request = { merchantCode: 'plain', isPlatform: 2, platform: 'flash,html5-desktop', language: 'EN' }
    const hot = (await sandbox.call('hotGames', { request })).value as { list: GameCard[] }
    expect(conforms('hotGames', hot)).toBe(true)
    expect(hot.list.length).toBeGreaterThan(70)
    expect(hot.list.every(({ isHot }) => isHot === 1)).toBe(true)
    const ofOne = await sandbox.call('hotGames', { request: { ...request, vassalage: 'EA' } })
    expect((ofOne.value as typeof hot).list.every(({ vassalage }) => vassalage === 'EA')).toBe(true)
    expect((await sandbox.call('newGameVendors')).value).toEqual({ list: ['WD', 'GG', 'CQ9'] })
  })
})
