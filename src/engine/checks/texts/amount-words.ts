import { child } from '@/contract/json/json-value'
import { listed } from '@/contract/money/multipliers'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import type { FileFinding } from '@/engine/finding/check'
import type { Draft } from '@/engine/merge/draft'
import { ownTextFiles, placeOf, type OwnText } from './own-texts'

/** The words that players type for an amount, by which what they type is multiplied (`multipliers.ts`). */
export const amountWords: MerchantCheck = {
  code: 'amount-word-wrong',
  severity: 'error',
  docs: {
    what: 'A list of words that players type for amounts (amount.thousand, amount.million …) holds what is no such word: something else than "word", "word…", "word=10" or "word=100", parted by commas; a word that stands for two amounts; or the sign of the currency.',
    why: 'What a player types is multiplied by it: a deposit would be ten or a thousand times what was meant.',
    bad: {
      'locales/EN.json': '{ "amount.million": "m, million = 10" }',
      'menus.json': '{ "side": { "items": { "home": { "label": "amount.million" } } } }',
    },
    good: {
      'locales/EN.json': '{ "amount.million": "m, million=10" }',
      'locales/TY.json': '{ "amount.million": "m, milyon" }',
      'menus.json': '{ "side": { "items": { "home": { "label": "amount.million" } } } }',
    },
  },
  inspect: (draft) =>
    ownTextFiles(draft)
      .flat()
      .flatMap((text) => (lists.has(text.key) ? wrongIn(draft, text) : [])),
}

const multiplying = ['amount.thousand', 'amount.million', 'amount.billion'] as const
const isMultiplying = (key: string): boolean => multiplying.some((each) => each === key)
const lists: ReadonlySet<string> = new Set([
  ...multiplying,
  ...['amount.ten', 'amount.hundred', 'amount.one', 'amount.half', 'amount.andHalf'],
])

const word = /^[^\p{N}\p{Sc}=…;:|/\\{}[\]()<>"*+]+$/u
const multiplyingWord = new RegExp(word.source.replace(/\$$/, '(?:…|=100?)?$'), 'u')

function wrongIn(draft: Draft, own: OwnText): FileFinding[] {
  const multiplies = isMultiplying(own.key)
  return listed(own.text).flatMap((each): FileFinding[] => {
    const problem = problemOf(draft, own, each, multiplies ? multiplyingWord : word)
    if (problem === undefined) return []
    const expected = multiplies ? '"word", "word…", "word=10" or "word=100"' : 'words with commas between'
    const meant = each.replaceAll(/\s*([=…])\s*/g, '$1')
    const isSure = meant !== each && multiplies && multiplyingWord.test(meant)
    const whole = own.text.replace(each, meant)
    return [
      {
        ...placeOf(own.file, own.key, own.text),
        message: problem,
        expected: isSure ? JSON.stringify(whole) : expected,
        suggestions: isSure ? [whole] : [],
      },
    ]
  })
}

function problemOf(draft: Draft, own: OwnText, each: string, shape: RegExp): string | undefined {
  if (/[;|/]/.test(each)) return `"${each}": commas part the words that players type`
  if (!shape.test(each) || / [=…]/.test(each)) return `"${each}" is no word that players type for an amount`
  const plain = wordOf(each)
  if (currencyOf(draft).includes(plain)) return `"${each}" is the currency, and would multiply what stands before it`
  if (!isMultiplying(own.key)) return undefined
  const other = multiplying.find((key) => key !== own.key && wordsUnder(draft, own, key).includes(plain))
  return other && `"${plain}" stands in ${other} too: 5 ${plain} would be two amounts`
}

const wordOf = (each: string): string => each.replace(/(?:…|=.*)$/, '').toLowerCase()

function wordsUnder({ texts }: Draft, { language }: OwnText, key: string): string[] {
  const text = texts.text(language, key)
  return typeof text === 'string' ? listed(text).map(wordOf) : []
}

function currencyOf({ config: { site } }: Draft): string[] {
  const currency = child(site, 'currency')
  return [child(currency, 'code'), child(currency, 'symbol')].flatMap((each) =>
    typeof each === 'string' ? [each.toLowerCase()] : [],
  )
}
