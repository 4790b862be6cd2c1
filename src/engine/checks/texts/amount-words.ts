import { child } from '@/contract/json/json-value'
import { listed } from '@/contract/money/multipliers'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import type { Draft } from '@/engine/merge/draft'
import { ownTextFiles, placeOf, type OwnText } from './own-texts'

/** The words that players type for an amount, by which what they type is multiplied (`multipliers.ts`). */
export const amountWords: MerchantCheck = {
  code: 'amount-word-wrong',
  severity: 'error',
  docs: {
    what: 'A list of words that players type for amounts (amount.thousand, amount.million …) holds what is no such word: something else than "word", "word=10" or "word=100", with or without … behind it, parted by commas, or in amount.number and amount.whole than "word=5"; a word that stands for two amounts; or the sign of the currency.',
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
  inspect: (draft) => ownTextFiles(draft).flatMap((texts) => listsIn(texts).flatMap((text) => wrongIn(draft, text))),
}

const multiplying = ['amount.thousand', 'amount.million', 'amount.billion'] as const
const isMultiplying = (key: string): boolean => multiplying.some((each) => each === key)
const numbers: readonly string[] = ['amount.number', 'amount.whole']
const lists: ReadonlySet<string> = new Set([
  ...multiplying,
  ...numbers,
  ...['amount.ten', 'amount.hundred', 'amount.andHalf', 'amount.joint'],
])

/** The texts of a file that are such lists. */
const listsIn = memoiseByObject((texts: readonly OwnText[]) => texts.filter(({ key }) => lists.has(key)))

const word = /^[^\p{N}\p{Sc}=…;:|/\\{}[\]()<>"*+]+$/u
const ending = (end: string) => new RegExp(word.source.replace(/\$$/, `${end}$`), 'u')
const multiplyingWord = ending('(?:=100?)?…?')
const jointWord = ending('…?')
/** Numbers below a thousand, with quarters, before a word that multiplies. */
const numberWord = ending('=(?:[1-9]\\d{0,2}|\\d?\\.(?:25|5|75))')
/** Whole amounts; hundreds by themselves may stand for thousands. */
const wholeWord = ending('=[1-9]\\d{3,11}')

function shapeOf(key: string): { readonly shape: RegExp; readonly expected: string } {
  if (key === 'amount.number') return { shape: numberWord, expected: '"word=5" or "word=0.5", below 1000' }
  if (key === 'amount.whole') return { shape: wholeWord, expected: '"word=1000", at least 1000' }
  if (key === 'amount.joint') return { shape: jointWord, expected: '"word" or "word…"' }
  if (isMultiplying(key)) return { shape: multiplyingWord, expected: '"word", "word…", "word=10" or "word=100…"' }
  return { shape: word, expected: 'words with commas between' }
}

function wrongIn(draft: Draft, own: OwnText): FileFinding[] {
  const { shape, expected } = shapeOf(own.key)
  return listed(own.text).flatMap((each): FileFinding[] => {
    const problem = problemOf(draft, own, each, shape)
    if (problem === undefined) return []
    const meant = each.replaceAll(/\s*([=…])\s*/g, '$1')
    const isSure = meant !== each && shape.test(meant)
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
  if (numbers.includes(own.key)) return twoNumbers(own, each)
  if (!isMultiplying(own.key)) return undefined
  const other = multiplying.find((key) => key !== own.key && wordsUnder(draft, own, key).includes(plain))
  return other && `"${plain}" stands in ${other} too: 5 ${plain} would be two amounts`
}

function twoNumbers(own: OwnText, each: string): string | undefined {
  const plain = wordOf(each)
  return (formsIn(own).get(plain)?.size ?? 0) > 1 ? `"${plain}" stands for two numbers here` : undefined
}

/** What a list says of each of its words. */
const formsIn = memoiseByObject(({ text }: OwnText): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const each of listed(text)) found.set(wordOf(each), (found.get(wordOf(each)) ?? new Set()).add(each))
  return found
})

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
