import { describe, expect, it } from 'vitest'
import { recordAddress } from './record-address'

const tab = (name: string, longest: number) => ({ name, label: 'nav.home', longest }) as const
const record = {
  tabs: [tab('all', 30), tab('deposits', 7)],
  filters: [{ name: 'kind', label: 'nav.home', options: [{ value: 'bet', label: 'Bet' }] }],
  sorts: ['time', '-time', 'amount', '-amount'],
  range: 'previous7',
  today: '2026-11-22',
} as const
const read = (query: string) => recordAddress(new URLSearchParams(query), record)

describe('the address of a record', () => {
  it('asks for the usual days, the newest first, where it says nothing', () => {
    expect(read('')).toEqual({
      tab: record.tabs[0],
      range: { from: '2026-11-16', to: '2026-11-22' },
      problem: undefined,
      filters: {},
      sort: 'time',
      page: 1,
      until: undefined,
    })
  })

  it.each([
    ['previous30', '2026-11-16', '2026-11-22'],
    ['next30', '2026-11-22', '2026-11-28'],
  ] as const)('begins a list that may be asked for 7 days with 7 of %s', (range, from, to) => {
    const found = recordAddress(new URLSearchParams('tab=deposits'), { ...record, range })
    expect(found).toMatchObject({ range: { from, to }, problem: undefined })
  })

  it('says tab, days, filter, order and page', () => {
    expect(read('tab=deposits&from=2026-11-01&to=2026-11-07&kind=bet&sort=-amount&page=3&until=812')).toMatchObject({
      tab: record.tabs[1],
      range: { from: '2026-11-01', to: '2026-11-07' },
      problem: undefined,
      filters: { kind: 'bet' },
      sort: '-amount',
      page: 3,
      until: 812,
    })
  })

  it.each([
    ['from=2026-11-23', 'reversed'],
    ['from=2026-10-01', 'tooLong'],
    ['tab=deposits&from=2026-11-15', 'tooLong'],
    ['from=yesterday', 'notADay'],
    ['to=2026-02-30', 'notADay'],
    ['from=1970-01-01', 'tooLong'],
  ])('that says %s is %s', (query, problem) => expect(read(query).problem).toBe(problem))

  it.each(['tab=none&kind=%3Cb%3E&sort=drop&page=-1', 'page=1e99', 'page=x', 'page=1.5'])(
    'that was edited to %s shows what it can',
    (query) => expect(read(query)).toMatchObject({ tab: record.tabs[0], filters: {}, sort: 'time', page: 1 }),
  )
})
