import { describe, expect, it } from 'vitest'
import { clientOf } from '@/sandbox/play/play-game'
import { gameOf, gamesOf, gameTypes, launchedGame, vendorsOf } from './catalogue'
import { merchantGames } from './merchant-games'
import { ownVendor } from '@/contract/catalogue/vendor-codes'
import { themes } from '@/sandbox/games/words/themes'

const everyGame = gameTypes.flatMap((gameType) =>
  [...vendorsOf(gameType), ownVendor].flatMap((vendor) => gamesOf(vendor, gameType)),
)
const merchantWith = (...codes: string[]) => ({
  vendors: codes.map((code) => ({ code, name: code, categories: gameTypes })),
})
const everyVendor = merchantWith(...new Set(gameTypes.flatMap((gameType) => vendorsOf(gameType))))

describe('the catalogue', () => {
  it('has 10,080 slots and the vendors that the specification knows', () => {
    expect(merchantGames(everyVendor, 'RNG')).toHaveLength(10_080)
    expect(vendorsOf('RNG')).toEqual(['AE', 'AG', 'CQ9', 'GG', 'ISB', 'MG', 'MGS', 'PNG', 'PT', 'RTG', 'TTG', 'WD'])
    expect(vendorsOf('LIVE')).toEqual(['AG', 'BBIN', 'BG', 'DG', 'EA', 'LOTUS', 'OG', 'PT', 'TGP'])
    expect([...vendorsOf('FISH')].toSorted()).toEqual(['AG', 'BBIN', 'CQ9', 'GG', 'PT', 'RTG'])
    expect([...vendorsOf('PVP')].toSorted()).toEqual(['KX', 'KY', 'TH', 'WS', 'XY'])
    expect(vendorsOf('SPORTS')).toEqual(['IBC', 'SBT', 'UG', 'BTI'])
    expect([vendorsOf('ESPORTS'), vendorsOf('COCKFIGHT'), vendorsOf('ELOTT')]).toEqual([['TF'], ['DS88'], ['TCG_SEA']])
  })

  it.each(['en', 'fil', 'vi'] as const)('has no two games with one name, and none without, in %s', (spoken) => {
    const titles = everyGame.map(({ title }) => title[spoken])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    expect(titles.filter((title) => !/^\p{Lu}|^\d/u.test(title) || /\s\s|\s$/.test(title))).toEqual([])
  })

  it('has a client for each table that plays what the table is called, and cards alone in the rooms', () => {
    const called = { BACCARAT: 'baccarat', ROULETTE: 'roulette', DRAGON_TIGER: 'dragon-tiger', SIC_BO: 'sic-bo' }
    const tables = everyGame.filter(({ gameType }) => gameType === 'LIVE')
    const played = tables.map(({ gameType: category, theme, classify }) => [classify, clientOf({ category, theme })])
    expect(new Map(played.map(([name = '', client]) => [name, client]))).toEqual(new Map(Object.entries(called)))
    expect(played.filter(([name, client]) => called[name as keyof typeof called] !== client)).toEqual([])
    const rooms = everyGame.filter(({ gameType }) => gameType === 'PVP')
    expect(rooms.filter(({ title: { en, vi } }) => !en.includes('Three Cards') || !vi.includes('Ba Cây'))).toEqual([])
  })

  it('finds each game by its ids, and nothing by others', () => {
    for (const game of everyGame) {
      expect(gameOf(game.nodeId)).toBe(game)
      expect(launchedGame(game.gameId)).toBe(game)
    }
    expect(new Set(everyGame.map(({ nodeId }) => nodeId)).size).toBe(everyGame.length)
    for (const id of ['', '0', '1009999', '9900000', '29000001', 'PT', "1' OR 1=1", '__proto__'])
      expect(gameOf(id)).toBeUndefined()
    expect(launchedGame('PNG-2900000')).toBeUndefined()
  })

  it('names the same game under the same id in every version', () => {
    const names = ['2900000', '2901039', '1810002', '4100000'].map((id) => gameOf(id)?.title.en)
    expect(names).toEqual(['Scarlet Drum', 'Sailor Rush', 'Roulette Saigon', 'House of Lanterns'])
  })

  it.each([
    ['all vendors', everyVendor],
    ['one vendor', merchantWith('PT')],
    ['some vendors', merchantWith('CQ9', 'GG', 'AG', 'PT', 'RTG', 'MG', 'PNG')],
  ])('has another theme beside and near each slot, with %s', (_, merchant) => {
    const slots = merchantGames(merchant, 'RNG')
    const alike = slots.filter(({ theme }, place) => theme === slots[place + 1]?.theme)
    expect(alike).toEqual([])
    expect(new Set(slots.slice(0, 42).map(({ theme }) => theme)).size).toBeGreaterThan(17)
  })

  it('tells of each slot what lobbies filter by, within what such games have', () => {
    const slots = merchantGames(everyVendor, 'RNG')
    for (const { theme, subject, lines, minBet, age } of slots) {
      expect(themes).toHaveProperty(theme)
      expect(subject).toBeLessThan(14)
      expect(lines).toBeGreaterThan(0)
      expect(minBet).toBeGreaterThanOrEqual(100)
      expect(age).toBeGreaterThanOrEqual(0)
    }
    const share = (is: (slot: (typeof slots)[number]) => boolean) => slots.filter(is).length / slots.length
    expect(share(({ demo }) => demo)).toBeCloseTo(0.8, 1)
    expect(share(({ age }) => age < 30)).toBeCloseTo(0.02, 1)
    expect(new Set(slots.map(({ classify }) => classify)).size).toBe(5)
  })
})
