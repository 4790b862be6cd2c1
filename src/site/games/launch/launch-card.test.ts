import { expect, it } from 'vitest'
import { launchQuery, readLaunch, type LaunchCard } from './launch-card'
import { launchRequest } from './launch-request'
import { lotteryAddress } from './lottery-page'

const card: LaunchCard = { vassalage: 'PT', nodeId: 1_000_007, gameType: 'RNG', title: 'Koi', gameId: 'PT-1000007' }
const account = { account: 'anh', customerId: '7', accountType: 0 }
const session = { status: 'signedIn', role: 'member', token: 'secret', ...account } as const

it('says in the address what is launched, and reads it there again', () => {
  const game = readLaunch(`?${launchQuery(card, 'demo')}`)
  const expected = { vendor: 'PT', of: { gameId: 'PT-1000007' }, nodeId: '1000007', gameType: 'RNG', mode: 'demo' }
  expect(game).toEqual(expected)
  expect(readLaunch(`?${launchQuery({ ...card, gameId: null, roomId: 'r9' }, 'real')}`)).toEqual({
    ...expected,
    of: { roomId: 'r9' },
    mode: 'real',
  })
})

it('has no address for a card without game and room', () => {
  expect(launchQuery({ ...card, gameId: null }, 'real')).toBeUndefined()
})

it.each(['', '?game=x', '?vendor=PT', `?vendor=PT&game=${'x'.repeat(81)}`, '?vendor=LONGER-THAN-12&game=x'])(
  'reads no game in %o',
  (search) => {
    expect(readLaunch(search)).toBeUndefined()
  },
)

it('asks for what the specification lists, and for a demo where one is wanted', () => {
  const game = readLaunch(`?${launchQuery(card, 'real')}`)!
  expect(launchRequest(game, session, { merchantCode: 'aurora', language: 'VI' })).toEqual({
    ...{ gameId: 'PT-1000007', nodeId: '1000007', accountType: 0, confirmTrans: 1, vassalage: 'PT' },
    ...{ launchMode: 'GAME', platform: 'flash,html5-desktop', clientType: 3, username: 'anh', token: 'secret' },
    ...{ merchantCode: 'aurora', language: 'VI' },
  })
  const site = { merchantCode: 'aurora', language: 'EN' }
  expect(launchRequest({ ...game, mode: 'demo' }, session, site).launchMode).toBe('DEMO')
  expect(launchRequest({ ...game, gameType: 'ELOTT' }, session, site).launchMode).toBe('LOTT')
})

it.each([
  [{ ...card, vassalage: 'TCG_SEA', gameId: null }, '/sea'],
  [{ ...card, vassalage: 'TCG_SEA', gameId: 'MB' }, '/sea?gameCode=MB'],
  [{ ...card, vassalage: 'TCG_LOTTO_VN', gameId: 'MB' }, '/vn?gameCode=MB'],
  [{ ...card, gameType: 'LOTT' as const, gameId: null }, '/lott'],
  [{ ...card, gameType: 'ELOTT' as const, gameId: 'K3' }, '/lott?gameCode=K3'],
  [card, undefined],
])('leads the card of a lottery to its page', (each, expected) => {
  const pages = { seaLottery: { path: '/sea' }, vnlottery: { path: '/vn' }, lottery: { path: '/lott' } }
  expect(lotteryAddress(each, { pages } as never)).toBe(expected)
})
