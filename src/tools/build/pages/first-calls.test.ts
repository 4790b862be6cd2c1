import { expect, it } from 'vitest'
import type { PageConfig, Vendors } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { vendorPlace, type EarlyCall } from '@/site/gateway/early-calls'
import { firstCalls } from './first-calls'

type Vendor = Vendors['items'][string]

const site = (calls: object) =>
  ({ code: 'acme', defaultLanguage: 'EN', gateway: { baseUrl: '', timeout: 9000, calls } }) as WholeBootData['site']
const boot = (calls: object = {}) => ({ site: site(calls), vendors: { items, order: Object.keys(items), lanes: {} } })
const items = { AG: sold('RNG', 'LIVE'), PT: sold('RNG'), EV: sold('LIVE') }

function sold(...categories: Vendor['categories']): Vendor {
  return { categories } as Vendor
}

const page = (section: object) => ({ sections: { one: section }, order: ['one'] }) as unknown as PageConfig
const lobby = (props: object) =>
  page({ block: 'game-lobby', props: { gameType: 'RNG', form: 'tiles', sorts: ['new', 'hot'], ...props } })

it('are begun by the document where they are GETs, at the path of the merchant', () => {
  const moved = boot({ registerSettings: { path: '/v2/rules', timeout: 100 } })
  expect(firstCalls(['register-form'], moved)).toMatchObject([{ address: '/v2/rules', timeout: 100 }])
})

it('are not made where the session keeps the answer: vendors of a lobby come with its document once', () => {
  const calls = firstCalls(['banner-slider', 'vendor-tabs', 'game-lobby'], boot())
  expect(calls).toMatchObject([{ address: '/wps/relay/GCSGAME_getVassGameType', keptAs: 'gameVendor' }])
})

it('wait for the scripts where the merchant asks in another way', () => {
  expect(firstCalls(['register-form'], boot({ registerSettings: { method: 'POST' } }))).toEqual([])
  const [vendors] = firstCalls(['vendor-tabs'], boot({ gameList: { method: 'POST' } }), lobby({}))
  expect(vendors?.following).toBeUndefined()
})

it("ask for a lobby's first games, after the vendors where these decide", () => {
  const games = (call: EarlyCall | undefined) => new URL(call?.address ?? '', 'https://acme.example').searchParams
  const [slots, ...noMore] = firstCalls(['vendor-tabs'], boot(), lobby({}))
  expect(noMore).toEqual([])
  expect(slots).toMatchObject({ keptAs: 'gameVendor', following: { gameType: 'RNG', vendors: ['AG', 'PT', 'EV'] } })
  expect(games(slots?.following).get('vassalage')).toBe(vendorPlace)
  expect(slots?.following?.unless).toContain('page')
  expect(slots?.unless).toBeUndefined()

  const [vendors, live] = firstCalls(['vendor-tabs'], boot(), lobby({ gameType: 'LIVE' }))
  expect(vendors?.following).toBeUndefined()
  expect(Object.fromEntries(games(live))).toMatchObject({ gameType: 'LIVE', sort: 'new', language: 'EN', pageNo: '1' })
  expect(games(live).has('vassalage')).toBe(false)

  const [own] = firstCalls([], boot(), lobby({ vendor: 'AG', form: 'rows' }))
  expect(games(own).get('vassalage')).toBe('AG')
  expect(own?.unless).not.toContain('page')
  expect(own?.pictures).toBeUndefined()
})

it('ask for winners where they are what the page begins with', () => {
  const board = { block: 'winner-board', props: {} }
  expect(firstCalls(['winner-board'], boot(), page(board))).toMatchObject([
    { address: '/wps/relay/ODSFE2_getWinnerBoard' },
  ])
  const below = { sections: { top: { block: 'text' }, board }, order: ['top', 'board'] } as unknown as PageConfig
  expect(firstCalls(['winner-board'], boot(), below)).toEqual([])
})
