import { expect, test } from 'vitest'
import type { SiteEntry, SitesFile } from '@/tools/serve/sites-file'
import { HostTakenError, withOthers } from './other-brands'

const entry = (name: string): SiteEntry => ({
  name,
  home: ['/'],
  pages: [],
  movedCalls: [],
  policy: { styleHashes: [] },
  rest: '',
  key: '',
  documentsHash: '',
  release: '',
})
const sites = (hosts: Record<string, string>, merchants: Record<string, SiteEntry>): SitesFile => ({
  hosts,
  merchants,
  neutral: { styleHashes: [] },
})
const last = sites(
  { 'a.localhost': 'a', 'b.localhost': 'b', 'a.example': 'a', 'b.example': 'b' },
  { a: entry('A'), b: entry('B') },
)

test('the brands that were built take the place of what they were, and the others stay as they were', () => {
  const { hosts, merchants } = withOthers(
    sites({ 'b.localhost': 'b', 'new.example': 'b' }, { b: entry('B again') }),
    last,
  )
  expect(hosts).toEqual({ 'a.localhost': 'a', 'b.localhost': 'b', 'a.example': 'a', 'new.example': 'b' })
  expect(Object.entries(merchants).map(([code, { name }]) => [code, name])).toEqual([
    ['a', 'A'],
    ['b', 'B again'],
  ])
})

test('a brand that is built again without a change changes nothing', () => {
  const again = withOthers(sites({ 'b.localhost': 'b', 'b.example': 'b' }, { b: entry('B') }), last)
  expect(JSON.stringify(again)).toBe(JSON.stringify(last))
})

test('a brand takes no host that shows another', () => {
  const taking = sites({ 'c.localhost': 'c', 'a.example': 'c' }, { c: entry('C') })
  expect(() => withOthers(taking, last)).toThrow(HostTakenError)
  expect(() => withOthers(taking, last)).toThrow('a.example is a host of a in the build that is there')
})
