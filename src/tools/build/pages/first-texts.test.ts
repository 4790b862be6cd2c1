import { expect, it } from 'vitest'
import { firstTexts } from './first-texts'

const texts = {
  'home.offers': 'Offers',
  'login.title': 'Login',
  'error.network': 'No network',
  'category.RNG': 'Slots',
  unread_one: 'One message',
  unread_other: '{{count}} messages',
}

it('keeps the texts that home asked for and those that its frame may ask for soon', () => {
  expect(firstTexts(texts, new Set(['home.offers', 'no.text']), [])).toEqual({
    'home.offers': 'Offers',
    'error.network': 'No network',
  })
})

it('keeps those that a block of home may show', () => {
  expect(firstTexts(texts, new Set(), ['vendor-strip'])).toEqual({
    'error.network': 'No network',
    'category.RNG': 'Slots',
  })
})

it('keeps every plural form of a text', () => {
  expect(firstTexts(texts, new Set(['unread']), [])).toMatchObject({ unread_one: 'One message' })
})
