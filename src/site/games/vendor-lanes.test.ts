import { expect, it } from 'vitest'
import type { VendorLane } from '@/site/gateway/games/vendor-lanes'
import { hotVendors, vendorCards, withVendorMap } from './vendor-lanes'

type GameType = VendorLane['cards'][number]['gameType']

const lane = (gameClassify: GameType, ...codes: string[]): VendorLane => ({
  title: gameClassify,
  gameClassify,
  cards: codes.map((vassalage, nodeId) => ({ vassalage, nodeId, gameType: gameClassify, isHot: 0, title: vassalage })),
})
const lanes = [lane('RNG', 'AG', 'PT'), lane('SPORTS', 'IBC', 'DS88'), lane('LIVE', 'AG')]
const map: Parameters<typeof withVendorMap>[1] = {
  COCKFIGHT: { vendors: ['DS88'], after: 'SPORTS' },
  PVP: { vendors: ['KY'], after: 'LIVE' },
}
const shown = (found: readonly VendorLane[]) => found.map(({ gameClassify }) => gameClassify)

it('sets a lane of the map behind its target, with the cards of its vendors', () => {
  const found = withVendorMap(lanes, map)
  expect(shown(found)).toEqual(['RNG', 'SPORTS', 'COCKFIGHT', 'LIVE'])
  expect(found[2]?.cards).toMatchObject([{ vassalage: 'DS88', gameType: 'COCKFIGHT' }])
})

it('sets a lane of the map behind another of the map, which need not have games', () => {
  const chain: typeof map = {
    ...map,
    ESPORTS: { vendors: ['IBC'], after: 'COCKFIGHT' },
    FISH: { vendors: ['PT'], after: 'PVP' },
  }
  expect(shown(withVendorMap(lanes, chain))).toEqual(['RNG', 'SPORTS', 'COCKFIGHT', 'ESPORTS', 'LIVE', 'FISH'])
})

it('shows none twice that the server has, or whose target it has twice', () => {
  expect(shown(withVendorMap([...lanes, lane('COCKFIGHT', 'DS88')], map))).toEqual([
    ...['RNG', 'SPORTS', 'LIVE', 'COCKFIGHT'],
  ])
  expect(
    shown(withVendorMap([...lanes, lane('SPORTS', 'UG')], map)).filter((each) => each === 'COCKFIGHT'),
  ).toHaveLength(1)
})

it('finds the vendors of a kind, each once, and takes LOTT for ELOTT', () => {
  expect(vendorCards([...lanes, lane('RNG', 'AG')], 'RNG').map(({ vassalage }) => vassalage)).toEqual(['AG', 'PT'])
  expect(vendorCards([lane('LOTT', 'TCG_SEA')], 'ELOTT')).toHaveLength(1)
})

it('has a card for each vendor whose isHot is exactly 1, once', () => {
  const hot = (isHot: 0 | 1, found: VendorLane): VendorLane => ({
    ...found,
    cards: found.cards.map((card) => ({ ...card, isHot })),
  })
  const found = hotVendors([hot(1, lane('RNG', 'AG', 'PT')), hot(0, lane('SPORTS', 'IBC')), hot(1, lane('LIVE', 'AG'))])
  expect(found).toMatchObject([
    { vassalage: 'AG', gameType: 'RNG' },
    { vassalage: 'PT', gameType: 'RNG' },
  ])
})
