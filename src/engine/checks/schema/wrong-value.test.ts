import { expect, it } from 'vitest'
import type { JsonObject } from '@/contract/json/json-value'
import { checkBrand } from '@/engine/testing/write-merchants'

it('says what a text should look like by an example where there is one, and not by a pattern', () => {
  const items = { welcome: { from: '2027-02-01' } }
  const { diagnostics } = checkBrand({ 'banners.json': { groups: { w_home: { items } } } })
  expect(diagnostics.map(({ code, expected }) => [code, expected])).toContainEqual([
    'wrong-value',
    'a text such as 2027-02-01T00:00:00+07:00',
  ])
})

const valueTold = (site: JsonObject) =>
  checkBrand({ 'site.json': { code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'], ...site } })
    .diagnostics.filter(({ code }) => code === 'wrong-value')
    .map(({ suggestions }) => suggestions)

it.each([
  ['sweden', ['se']],
  ['Malta', ['mga']],
  ['philippines', ['pagcor']],
  ['uk', ['ukgc']],
  ['UKGC', ['ukgc']],
  ['the', []],
  ['france', []],
])('a word that the meaning of one value alone names is that value: %s', (pack, suggestions) => {
  expect(valueTold({ responsiblePlay: { pack } })).toEqual([suggestions])
})

it.each([
  ['https://stats.acme.test/matomo.php', ['https://stats.acme.test']],
  ['https://stats.acme.test/piwik/matomo.js', ['https://stats.acme.test/piwik']],
  ['https://stats.acme.test/?module=1', ['https://stats.acme.test']],
])('the address of a Matomo is told without what the console puts behind it: %s', (address, suggestions) => {
  expect(valueTold({ analytics: { provider: 'matomo', matomo: { address, siteId: 1 } } })).toEqual([suggestions])
})

it('an address with a query is told without it, and keeps its path', () => {
  expect(valueTold({ monitoring: { endpoint: 'https://otel.acme.test/v1/logs?key=1' } })).toEqual([
    ['https://otel.acme.test/v1/logs'],
  ])
})

it('a collector on one’s own machine, which speaks no https, is told as a path of the brand’s host', () => {
  for (const host of ['localhost:4318', '127.0.0.1:4318', '[::1]:4318'])
    expect(valueTold({ monitoring: { endpoint: `http://${host}/v1/logs` } }), host).toEqual([['/v1/logs']])
  expect(valueTold({ monitoring: { endpoint: 'http://otel.acme.test/v1/logs' } })).toEqual([
    ['https://otel.acme.test/v1/logs'],
  ])
})
