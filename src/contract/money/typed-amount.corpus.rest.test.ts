import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lexiconOf, type AmountFormat } from './amount-format'
import { formatInLanguage, type Money } from './testing/format-in-language'
import spoken from './testing/spoken-amounts.json'
import typed from './testing/typed-amounts.json'
import { parseAmount } from './typed-amount'

const read = (path: string) => JSON.parse(readFileSync(`merchants/base/${path}`, 'utf8')) as unknown
const { languages } = read('site.json') as { languages: { items: Record<string, { locale: string }> } }

/** How amounts are typed in a language of the template, with its own words that multiply. */
function formatOf(language: string, money: Money): AmountFormat {
  const { locale = 'en' } = languages.items[language] ?? {}
  return formatInLanguage({ locale, texts: read(`locales/${language}.json`) as Record<string, string> }, money)
}

/** The answer as the corpus writes it: the amount in digits, or the problem. */
function answer(text: string, format: AmountFormat): string {
  const amount = parseAmount(text, format)
  return 'problem' in amount ? amount.problem : String(amount.hundredths / 100)
}

const dong = { currency: 'VND', digits: 2 }
type Line = readonly [language: string, text: string, answer: string, money?: Money]
const lines = (typed as unknown as readonly Line[]).map(
  ([language, text, expected, money = dong]) => [language, text, expected, money] as const,
)
const formats = new Map<string, AmountFormat>()
function cached(language: string, money: Money) {
  const key = JSON.stringify([language, money])
  const format = formats.get(key) ?? formatOf(language, money)
  formats.set(key, format)
  return format
}

it.each(lines)('%s: %j is %s', (language, text, expected, money) => {
  expect(answer(text, cached(language, money))).toBe(expected)
})

describe.each([
  ['EN', dong],
  ['TY', { currency: 'PHP', digits: 2 }],
  ['VI', { currency: 'VND', digits: 0 }],
] as const)('in %s', (language, money) => {
  const format = formatOf(language, money)
  const { units } = lexiconOf(format)
  const whole = (format.multipliers ?? []).filter(({ hasHalf }) => hasHalf !== true)
  const figure = fc.integer({ min: 1, max: 9999 })
  const space = fc.constantFrom('', ' ', '\u00a0')

  it('a word multiplies by what it says, and nothing else', () => {
    const word = fc.constantFrom(...whole)
    fc.assert(
      fc.property(
        figure,
        space,
        word,
        space,
        fc.constantFrom('', ...units),
        (digits, a, { word: said, power }, b, unit) => {
          const amount = digits * 10 ** power
          const expected = amount >= 10 ** 13 ? 'tooLarge' : String(amount)
          expect(answer(`${digits}${a}${said}${b}${unit}`, format)).toBe(expected)
          expect(answer(`${digits}${a}${said.toUpperCase()}`, format)).toBe(expected)
        },
      ),
    )
  })

  it('no letter that is not known passes', () => {
    const known = new Set(
      // As the currency writes them, too: "đ" is read as the letter that it is made of.
      [...units, ...(format.units ?? []), ...(format.multipliers ?? []).map(({ word }) => word)].map((each) =>
        each.toLowerCase(),
      ),
    )
    const letter = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }).filter((each) => /\p{L}/u.test(each))
    const parts = [...known].flatMap((each) => [...each.normalize('NFD')])
    const isForeign = (text: string) =>
      [...text.normalize('NFKD').toLowerCase()].some((each) => /\p{L}/u.test(each) && !parts.includes(each))
    fc.assert(
      fc.property(figure, letter.filter(isForeign), (digits, text) => {
        expect(answer(`${digits}${text}`, format)).toBe('unreadable')
        expect(answer(`${text}${digits}`, format)).toBe('unreadable')
        expect(answer(`${digits} ${text} ${digits}`, format)).toBe('unreadable')
      }),
      { numRuns: 2000 },
    )
  })

  it('whatever is typed is an amount that fits, or none', () => {
    const signs = [...`0123456789.,' -+k`.split(''), ...whole.map(({ word }) => word), ...units]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 12 }), (some) => {
        const amount = parseAmount(some.join(''), format)
        if ('problem' in amount) return
        expect(Number.isSafeInteger(amount.hundredths)).toBe(true)
        expect(amount.hundredths).toBeLessThan(10 ** 15)
        // The digits of the amount are those that were typed, moved and grouped.
        if (!/\d/.test(some.join(''))) return
        const plain = (digits: string) => digits.replace(/\D/g, '').replace(/^0+|0+$/g, '')
        if (!/\p{L}.*\d/u.test(some.join(''))) expect(plain(some.join(''))).toBe(plain(String(amount.hundredths)))
      }),
      { numRuns: 5000 },
    )
  })
})

const catalogues = readdirSync('merchants/base/locales')
  .filter((file) => /^[A-Z]{2}(-[A-Z]{2})?\.json$/.test(file))
  .map((file) => file.replace('.json', ''))
const inWords = new Map(Object.entries(spoken as unknown as Record<string, [text: string, answer: string][]>))
const dollar = { currency: 'USD', digits: 2 }

it.each(catalogues)('amounts in words of %s are what people mean, or none', (language) => {
  const said = inWords.get(language) ?? []
  expect(said.length).toBeGreaterThan(8)
  const format = cached(language, dollar)
  expect(said.map(([text]) => [text, answer(text, format)])).toEqual(said)
})

it.each(catalogues)('words for numbers of %s change nothing where digits stand', (language) => {
  const format = cached(language, dollar)
  const { numbers = [], wholes = [], multipliers = [] } = format
  const word = fc.constantFrom(...[...numbers, ...wholes, ...multipliers].map((each) => each.word))
  const { numbers: _, wholes: __, ...without } = format
  const text = fc.array(fc.oneof(word, fc.constantFrom('1', '50', '1.5', '2,000', ' ')), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(text, (some) => {
      const said = some.join(' ')
      if (/\d/.test(said)) expect(answer(said, format)).toBe(answer(said, without))
    }),
  )
})

it.each(catalogues)('a number of %s before a word is the one multiplied by the other', (language) => {
  const format = cached(language, dollar)
  const { numbers = [], multipliers = [] } = format
  const some = multipliers.filter(({ isTens }, at) => isTens !== true && at % 16 === 0)
  const cases = numbers.flatMap((number) => some.map((multiplier) => ({ number, multiplier })))
  const wrong = cases.flatMap(({ number: { word, value }, multiplier }) => {
    const said = `${word} ${multiplier.word}`
    const read = answer(said, format)
    const meant = (value + (multiplier.hasHalf === true ? 0.5 : 0)) * 10 ** multiplier.power
    return ['unreadable', 'decimals', 'tooLarge', String(meant)].includes(read) ? [] : [[said, read, meant]]
  })
  expect(wrong).toEqual([])
})

it.each(catalogues)('every word of %s is read as what it stands for', (language) => {
  const format = formatOf(language, { currency: 'USD', digits: 2 })
  const words = format.multipliers ?? []
  expect(words.length).toBeGreaterThan(5)
  const wrong = words.filter(({ word, power, hasHalf }) => {
    const amount = parseAmount(`2 ${word}`, format)
    const meant = (hasHalf === true ? 2.5 : 2) * 10 ** (power + 2)
    return (
      !('hundredths' in amount && amount.hundredths === meant) &&
      !('problem' in amount && amount.problem === 'tooLarge')
    )
  })
  expect(wrong).toEqual([])
})
