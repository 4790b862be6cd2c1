import { expect, it } from 'vitest'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { firstCalls } from './first-calls'

const site = (calls: object) =>
  ({ code: 'acme', defaultLanguage: 'EN', gateway: { baseUrl: '', timeout: 9000, calls } }) as WholeBootData['site']

it('are begun by the document where they are GETs, at the path of the merchant', () => {
  const moved = site({ registerSettings: { path: '/v2/rules', timeout: 100 } })
  expect(firstCalls(['register-form'], moved)).toMatchObject([{ address: '/v2/rules', timeout: 100 }])
})

it('are not made where the session keeps the answer: vendors of a lobby come with its document once', () => {
  const [call] = firstCalls(['banner-slider', 'vendor-tabs', 'game-lobby'], site({}))
  expect(call).toMatchObject({ address: '/wps/relay/GCSGAME_getVassGameType', keptAs: 'gameVendor' })
})

it('wait for the scripts where the merchant asks in another way', () => {
  expect(firstCalls(['register-form'], site({ registerSettings: { method: 'POST' } }))).toEqual([])
})
