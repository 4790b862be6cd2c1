import { expect, it } from 'vitest'
import type { JsonValue } from '@/contract/json/json-value'
import { checkBrand } from '@/engine/testing/write-merchants'

const said = (form: JsonValue, member: JsonValue = {}) =>
  checkBrand({ 'panels.json': { form, member } }).diagnostics.map(({ expected, suggestions }) => [
    expected,
    suggestions,
  ])

it('names the words of a text in whose place another type stands', () => {
  const words = 'one of "rail", "tabs", "tiles"'
  expect(said({ menu: ['rail', 'tabs'] })).toEqual([[words, []]])
  expect(said({ menu: true })).toEqual([[words, []]])
})

it('suggests the one word of a list, and shows a word in a list where a list belongs', () => {
  expect(said({ menu: ['tabs'] })[0]?.[1]).toEqual(['tabs'])
  expect(said({ menu: ['side'] })[0]?.[1]).toEqual([])
  expect(said({}, { missions: { ahead: 'next7' } })[0]?.[0]).toBe('a list, ["next7"]')
  expect(said({}, { missions: { ahead: 'today' } })[0]?.[0]).toBe('a list, [ … ]')
})
