import { expect, it } from 'vitest'
import { firstTexts } from './first-texts'

const texts = {
  'home.offers': 'Offers',
  'login.title': 'Login',
  'error.network': 'No network',
  'error.required': 'Empty',
}

it('keeps the texts that home asked for and those that may be needed before the others arrive', () => {
  expect(firstTexts(texts, new Set(['home.offers', 'no.text']))).toEqual({
    'home.offers': 'Offers',
    'error.network': 'No network',
  })
})
