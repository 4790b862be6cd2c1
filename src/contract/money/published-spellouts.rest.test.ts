import fc from 'fast-check'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatInLanguage } from './testing/format-in-language'
import { spelloutOf, type PublishedRules } from './testing/spellout'
import { parseAmount } from './typed-amount'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const { languages } = read('merchants/base/site.json') as {
  languages: { items: Record<string, { locale: string }> }
}

/** Files of Unicode's rules that are named otherwise than the language's own tag. */
const named: Readonly<Record<string, string>> = { CN: 'zh', TW: 'zh-Hant', TY: 'fil', 'PT-BR': 'pt' }

function fileOf(language: string, locale: string): string {
  const path = (tag: string) => `node_modules/cldr-rbnf/rbnf/${tag}.json`
  const own = path(named[language] ?? locale)
  return existsSync(own) ? own : path(locale.replace(/-.*/, ''))
}

/** Unicode publishes no words for numbers of these. */
const unpublished = ['BN', 'TE', 'UR', 'UZ', 'MN']
const published = Object.entries(languages.items).filter(([language]) => !unpublished.includes(language))
const dollar = { currency: 'USD', digits: 2 }
const dong = { currency: 'VND', digits: 2 }

function spelloutIn(language: string, locale: string) {
  const texts = read(`merchants/base/locales/${language}.json`) as Record<string, string>
  return {
    ...spelloutOf(locale, read(fileOf(language, locale)) as PublishedRules),
    dollars: formatInLanguage({ locale, texts }, dollar),
    dongs: formatInLanguage({ locale, texts }, dong),
  }
}

/** Few digits and zeros behind them, as amounts mostly are, and any others. */
const numbers = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 7 }))
    .map(([digits, zeros]) => digits * 10 ** zeros),
  fc.integer({ min: 1, max: 10_000_000 }),
)

it.each(published)(
  'a number that Unicode writes in words of %s is read as itself or refused',
  (language, { locale }) => {
    const { sets, write, dollars, dongs } = spelloutIn(language, locale)
    fc.assert(
      fc.property(numbers, fc.constantFrom(...sets), fc.constantFrom(dollars, dongs), (value, set, format) => {
        const said = write(value, set)
        const amount = parseAmount(said, format)
        if ('hundredths' in amount) expect([said, amount.hundredths / 100]).toEqual([said, value])
      }),
    )
  },
)

/** Sums that people pay, from a thousand on. */
const sums = [
  ...Array.from({ length: 99 }, (_, at) => (at + 1) * 1000),
  ...[100_000, 125_000, 150_000, 250_000, 350_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_500_000, 12_500_000],
]

/** The part that is understood where Unicode writes otherwise than people do: Lao with Thai letters, 一万千, commas in English. */
const understood: Readonly<Record<string, number>> = { LO: 0, JA: 0.9, KO: 0.9, EN: 0.95, AR: 0.95 }

it.each(published)('sums that Unicode writes in words of %s are understood', (language, { locale }) => {
  const { sets, write, dollars, dongs } = spelloutIn(language, locale)
  const [set = ''] = sets
  for (const format of [dollars, dongs]) {
    const read = sums.map((sum) => ({ sum, said: write(sum, set), amount: parseAmount(write(sum, set), format) }))
    const refused = read.filter(({ amount }) => 'problem' in amount)
    const wrong = read.filter(({ sum, amount }) => 'hundredths' in amount && amount.hundredths !== sum * 100)
    expect(wrong).toEqual([])
    const most = Math.ceil(sums.length * (1 - (understood[language] ?? 1)))
    expect(refused.slice(most).map(({ said }) => said)).toEqual([])
  }
})
