import { expect, test } from 'vitest'
import { contentDocument, idInAddress, withRoom } from './content-addresses'

/** Spellings of a word, from all small letters to all capitals. */
const spellings = (word: string, count: number) =>
  Array.from({ length: count }, (_, number) =>
    Array.from(word, (letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter)).join(''),
  )

test('of ids that differ by case alone only so many have documents as a line of nginx has room for', () => {
  const ids = spellings('abcdefgh', 256)
  const documents = Object.fromEntries(ids.map((id) => [`/promotions?${id}`, `promotion.${id}`]))
  expect(Object.keys(withRoom({ ...documents, '/promotions?other': 'promotion.other' }))).toEqual([
    ...ids.slice(0, 8).map((id) => `/promotions?${id}`),
    '/promotions?other',
  ])
})

test.each(['..%2F', '%00', '%E2%80%AE', '__proto__', '%3C%2Fscript%3E', '%22%3B%0A'])(
  'an address names the promotion %s by it alone',
  (written) => {
    const id = new URLSearchParams(`id=${written}`).get('id') ?? ''
    expect(idInAddress(id)).toBe(written)
    const content = { [`/promotions?${written}`]: 'promotion.a' }
    expect(contentDocument({ content }, '/promotions', `http://x/promotions?id=${written}`)?.file).toBe('promotion.a')
    expect(contentDocument({ content: {} }, '/promotions', `http://x/promotions?id=${written}`)).toBeUndefined()
  },
)

test.each(['', '\ud800', 'x'.repeat(201)])('no address names the promotion %j', (id) => {
  expect(idInAddress(id)).toBeUndefined()
})
