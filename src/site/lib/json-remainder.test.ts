import { expect, it } from 'vitest'
import { remainderOf, joinParts } from './json-remainder'

const home = { path: '/', sections: { offers: { block: 'card-grid' } } }
const help = { path: '/help' }
const whole = { name: 'Aurora', pages: { home, help }, menus: { side: { order: [] } }, languages: ['EN', 'TY'] }
const part = { name: 'Aurora', pages: { home }, languages: ['EN'] }

it('leaves to the rest what the part does not hold, at any depth', () => {
  expect(remainderOf(part, whole)).toEqual({ pages: { help }, menus: whole.menus, languages: ['EN', 'TY'] })
})

it('leaves nothing where the part is all', () => {
  expect(remainderOf(whole, whole)).toEqual({})
  expect(remainderOf({ ...whole, pages: { ...whole.pages } }, whole)).toEqual({})
})

it('is whole again when joined, and the values of the part stay the same objects', () => {
  const again = joinParts(part, remainderOf(part, whole))
  expect(again).toEqual(whole)
  expect((again['pages'] as typeof whole.pages).home).toBe(home)
})
