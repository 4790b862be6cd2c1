import { expect, it } from 'vitest'
import { categoriesOf, categoryOf } from './promotion-category'

it('offers the kinds that there are promotions of, in a fixed order', () => {
  const promotions = [
    { category: 'vip' },
    { category: 'moon_landing' },
    { category: 'new_player' },
    { category: 'vip' },
  ]
  expect(categoriesOf(promotions)).toEqual(['new_player', 'vip', 'other'])
})

it('counts a promotion without a kind among the others', () => expect(categoryOf({})).toBe('other'))
