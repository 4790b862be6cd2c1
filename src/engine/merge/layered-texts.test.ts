import { expect, it } from 'vitest'
import { completeTexts, textFor } from '@/engine/resolved/complete-texts'
import { LayeredTexts } from './layered-texts'

const template = new LayeredTexts(
  new Map([
    ['EN', { hi: 'Hello', bye: 'Bye', more: 'More' }],
    ['VI', { hi: 'Xin chào', more: 'Thêm' }],
  ]),
)

it('looks a text up in the brand first, then in its template', () => {
  const texts = new LayeredTexts(new Map([['EN', { hi: 'Welcome' }]]), template)
  expect(texts.text('EN', 'hi')).toBe('Welcome')
  expect(texts.text('EN', 'bye')).toBe('Bye')
  expect(texts.text('VI', 'bye')).toBeUndefined()
  expect(texts.text('EN', 'constructor')).toBeUndefined()
})

it('gives a brand without texts of its own the very texts of its template', () => {
  expect(new LayeredTexts(new Map(), template).get('EN')).toBe(template.get('EN'))
})

it('has no text where the brand removes it', () => {
  const texts = new LayeredTexts(new Map([['EN', { hi: null }]]), template)
  expect(texts.text('EN', 'hi')).toBeUndefined()
  expect(texts.get('EN')).toEqual({ bye: 'Bye', more: 'More' })
})

it('completes a language from the default one, and from any other where that has none', () => {
  const texts = new LayeredTexts(new Map([['FR', { hi: 'Bonjour', extra: 'En plus' }]]), template)
  expect(completeTexts(texts, 'FR', 'VI')).toEqual({ hi: 'Bonjour', bye: 'Bye', more: 'Thêm', extra: 'En plus' })
  expect(completeTexts(texts, 'VI', 'VI')['extra']).toBe('En plus')
})

it.each(['hi', 'bye', 'more', 'extra', 'none'])('says of one text what it says of all: %s', (key) => {
  const texts = new LayeredTexts(new Map([['FR', { hi: 'Bonjour', extra: 'En plus' }]]), template)
  for (const language of ['EN', 'VI', 'FR'])
    expect(textFor(texts, language, 'VI', key)).toBe(completeTexts(texts, language, 'VI')[key])
})

it('takes all forms of a text that counts from one language', () => {
  const texts = new LayeredTexts(
    new Map([
      ['EN', { days_one: 'day', days_other: 'days', too_few: 'Few' }],
      ['RU', { days_one: 'день', days_few: 'дня', days_many: 'дней', days_other: 'дня' }],
      ['VI', { days_other: 'ngày' }],
    ]),
  )
  expect(completeTexts(texts, 'EN', 'EN')).toEqual({ days_one: 'day', days_other: 'days', too_few: 'Few' })
  expect(completeTexts(texts, 'VI', 'EN')).toEqual({ days_other: 'ngày', too_few: 'Few' })
  expect(textFor(texts, 'VI', 'EN', 'days_one')).toBeUndefined()
  expect(textFor(texts, 'VI', 'EN', 'too_few')).toBe('Few')
})

it('is one object for the same files, whatever is made in between of others', () => {
  const own = { hi: 'Bonjour' }
  const texts = LayeredTexts.of(new Map([['FR', own]]), template)
  expect(LayeredTexts.of(new Map(), template)).toBe(LayeredTexts.of(new Map(), template))
  expect(LayeredTexts.of(new Map([['FR', own]]), template)).toBe(texts)
})

it('is another object where a file, its language or the template is another', () => {
  const own = { hi: 'Bonjour' }
  const texts = LayeredTexts.of(new Map([['FR', own]]), template)
  expect(LayeredTexts.of(new Map([['FR', { ...own }]]), template)).not.toBe(texts)
  expect(LayeredTexts.of(new Map([['DE', own]]), template).text('FR', 'hi')).toBeUndefined()
  expect(LayeredTexts.of(new Map([['FR', own]]), undefined).text('EN', 'hi')).toBeUndefined()
})
