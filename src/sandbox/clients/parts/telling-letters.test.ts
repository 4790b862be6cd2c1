import { expect, it } from 'vitest'
import { tellingLetters } from './telling-letters'

it.each([
  ['Dragon', 'Tiger', 'en', ['D', 'T']],
  ['Maliit', 'Malaki', 'fil', ['i', 'a']],
  ['အသေး', 'အကြီး', 'my', ['သေ', 'ကြီ']],
])('%s and %s are told apart by the letters in which they first differ', (one, other, locale, letters) => {
  expect(tellingLetters(one, other, locale)).toEqual(letters)
})
