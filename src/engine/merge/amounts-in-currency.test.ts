import { expect, it } from 'vitest'
import { child, valueAt, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { acme, checkBrand, writeMerchants } from '@/engine/testing/write-merchants'
import type { Files } from '@/engine/testing/write-files'

const site = (currency: JsonObject): Files => ({ 'site.json': { ...(acme['site.json'] as JsonObject), currency } })

/** The amounts to press of a sound brand, by panel. */
function presetsOf(files: Files, template: Files = {}): JsonValue {
  const { merchants, diagnostics } = checkBrand(files, template)
  expect(diagnostics).toEqual([])
  const member = child(merchants[0]?.config.panels as unknown as JsonValue, 'member')
  return Object.fromEntries(
    ['deposit', 'withdraw', 'wallet-transfer', 'transfer-upline'].map((panel) => [
      panel,
      child(child(member, panel), 'presets') ?? null,
    ]),
  )
}

const inDong = {
  deposit: [50_000, 100_000, 200_000, 500_000, 1_000_000],
  withdraw: [100_000, 200_000, 500_000, 1_000_000],
  'wallet-transfer': [50_000, 100_000, 200_000, 500_000],
  'transfer-upline': [50_000, 100_000, 200_000, 500_000],
}

it('a brand in dollars that says nothing of them has amounts of dollars to press', () => {
  expect(presetsOf(site({ code: 'USD', digits: 2 }))).toEqual({
    deposit: [10, 20, 40, 100, 200],
    withdraw: [20, 40, 100, 200],
    'wallet-transfer': [10, 20, 40, 100],
    'transfer-upline': [10, 20, 40, 100],
  })
})

it.each([
  ['JPY', 0, [1000, 2000, 4000, 10_000, 20_000]],
  ['PHP', 2, [500, 1000, 2000, 5000, 10_000]],
  ['KWD', 2, [10, 20, 40, 100, 200]],
])('a brand in %s has them in whole units of it', (code, digits, deposit) => {
  expect(presetsOf(site({ code, digits }))).toMatchObject({ deposit })
})

it.each(['VND', 'IDR', 'LAK', 'UZS'])('a brand in %s has the amounts as they are written', (code) => {
  expect(presetsOf(site({ code, digits: 0 }))).toEqual(inDong)
})

it('what a brand writes is left as it is, and the other panels follow the currency', () => {
  const panels = { member: { deposit: { presets: [5, 25] } } }
  expect(presetsOf({ ...site({ code: 'USD', digits: 2 }), 'panels.json': panels })).toMatchObject({
    deposit: [5, 25],
    withdraw: [20, 40, 100, 200],
  })
})

it('what a template writes is left as it is, until a brand takes it away', () => {
  const template = { 'panels.json': { member: { deposit: { presets: [5, 25] } } } }
  const dollars = site({ code: 'USD', digits: 2 })
  expect(presetsOf(dollars, template)).toMatchObject({ deposit: [5, 25] })
  const without = { ...dollars, 'panels.json': { member: { deposit: { presets: null } } } }
  expect(presetsOf(without, template)).toMatchObject({ deposit: [10, 20, 40, 100, 200] })
})

it('a panel that a brand takes back to what the schemas say follows the currency', () => {
  const template = { 'panels.json': { member: { 'transfer-upline': { presets: [7] } } } }
  const panels = { member: { 'transfer-upline': null } }
  const dollars = site({ code: 'USD', digits: 2 })
  expect(presetsOf({ ...dollars, 'panels.json': panels }, template)).toMatchObject({
    'transfer-upline': [10, 20, 40, 100],
  })
})

it('brands in several currencies beside each other have their own', () => {
  const brand = (code: string, currency: string): Files => ({
    'site.json': {
      code,
      name: code,
      extends: 'base',
      hosts: [`${code}.test`],
      currency: { code: currency, digits: 0 },
    },
  })
  const dir = writeMerchants({ one: brand('one', 'USD'), two: brand('two', 'VND'), three: brand('three', 'USD') })
  const { merchants } = checkMerchants(dir)
  const first = merchants.map(({ code, config }) => [
    code,
    valueAt(config.panels as unknown as JsonValue, ['member', 'deposit', 'presets', 0]),
  ])
  expect(Object.fromEntries(first)).toEqual({ one: 10, two: 50_000, three: 10 })
})
