import { expect, it } from 'vitest'
import { lobbyAddress, longestName } from './lobby-address'

const offered = {
  chips: ['all', 'hot', 'classes'],
  filters: ['minBet'],
  leastBets: [0.5, 5],
  lines: [10],
  sorts: ['name', 'hot'],
} as const
const read = (query: string) =>
  lobbyAddress(new URLSearchParams(query), { ...offered, chips: [...offered.chips] } as never)

it('looks for everything, in the usual order, where it says nothing', () => {
  expect(read('page=AG')).toEqual({
    list: 'all',
    gameClassify: undefined,
    name: '',
    minBet: undefined,
    minLineNum: undefined,
    sort: 'name',
    isNarrowed: false,
  })
})

it('puts together what it says', () => {
  expect(read('list=hot&class=fruit&q=gold&minBet=0.5&sort=hot')).toMatchObject({
    list: 'hot',
    gameClassify: 'fruit',
    name: 'gold',
    minBet: 0.5,
    sort: 'hot',
    isNarrowed: true,
  })
})

it.each(['list=recents', 'list=classes', 'minBet=-1', 'minBet=x', 'minLineNum=10', 'sort=drop', 'q=%20%20'])(
  'does not count %s, which is not offered',
  (query) => expect(read(query)).toMatchObject({ list: 'all', isNarrowed: false, sort: 'name' }),
)

it('takes any sign in a name, and no more of it than the server does', () => {
  const odd = `%<>'"&`
  expect(read(String(new URLSearchParams({ q: odd }))).name).toBe(odd)
  expect(read(`q=${'ă'.repeat(longestName + 7)}`).name).toHaveLength(longestName)
})
