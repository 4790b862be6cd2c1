import { foldArabic } from '@/contract/text/fold-text'
import type { Multiplier, NumberWord } from './multipliers'
import type { Figure } from './read-figure'

/** A number and the word that multiplies it. */
export interface Part {
  readonly figure: Figure
  readonly multiplier: Multiplier | undefined
}

/** Every way in which a text without digits can be read as amounts one after the other. */
export type ReadSpoken = (plain: string, format: AmountFormat) => readonly (readonly Part[])[]

/** How an amount is written. */
export interface AmountFormat {
  /** Tag of formats (see formatTag), which says how digits are grouped. */
  readonly locale: string
  /** How many the currency has. */
  readonly decimals: number
  /** What may stand beside the digits: the code, names and symbols of the currency; or a sign of percent. */
  readonly units?: readonly string[]
  readonly multipliers?: readonly Multiplier[]
  /** Reads a text without digits (`spokenParts`): left out, there is no such amount. */
  readonly spoken?: ReadSpoken | undefined
  /** Words for numbers before multipliers, and those that are an amount by themselves. */
  readonly numbers?: readonly NumberWord[]
  readonly wholes?: readonly NumberWord[]
  /** Words that join the parts of a number: two hundred and fifty. With … where the digit stands first: fünfundzwanzig. */
  readonly joints?: readonly string[]
  /** Whether hundreds in words are an amount by themselves: of dong, five hundred may be as many thousands. */
  readonly hundredsAlone?: boolean
}

/** An amount to show how one is written: with a decimal where it may have one. */
export function exampleAmount(decimals: number): number {
  return decimals === 0 ? 1234 : 1234.5
}

const minus = /[-\u2212\u2010\u2011\ufe63]/u
/** What closes an amount without hundredths, as on price tags: 500.- and 500,– */
const noHundredths = /^[.,][-\u2010-\u2015=]/u

interface WordsBeside {
  /** Of each number. */
  readonly multipliers: readonly (Multiplier | undefined)[]
  readonly isNegative: boolean
}

/**
 * Reads what stands beside the numbers of a text: before the first one, between two, and behind the last one. Undefined
 * where that is anything else than words of the format.
 */
export function wordsBeside(beside: readonly string[], format: AmountFormat): WordsBeside | undefined {
  const lexicon = lexiconOf(format)
  const [first = '', ...others] = beside.map(folded)
  const last = (others.pop() ?? '').replace(noHundredths, '')
  const isNegative = minus.test(first + last)
  const between = others.map((word) => lexicon.multipliers.get(word))
  const end = readEnd(minus.test(first) ? last : last.replace(minus, ''), lexicon)
  if (!isUnits(first.replace(minus, ''), lexicon) || between.includes(undefined) || end === undefined) return undefined
  return { multipliers: [...between, end ?? undefined], isNegative }
}

/** The multiplier behind the last number, before units; null where there is none, undefined where a word is unknown. */
function readEnd(text: string, lexicon: Lexicon): Multiplier | null | undefined {
  const isPlain = /^[.,]$/.test(text) || isUnits(text, lexicon)
  const multiplier = longestWord(text, lexicon)
  // A currency whose symbol is K does not tell a hundred from a hundred thousand.
  if (isPlain) return multiplier === undefined ? null : undefined
  return multiplier
}

/** The longest of some words that a text begins with, before nothing else than units. */
function longestWord(text: string, lexicon: Lexicon): Multiplier | undefined {
  for (const [word, multiplier] of lexicon.multipliers)
    if (text.startsWith(word) && isUnits(text.slice(word.length), lexicon)) return multiplier
  return undefined
}

/** The words of a format, folded, without blanks. */
export interface Lexicon {
  readonly units: readonly string[]
  readonly multipliers: ReadonlyMap<string, Multiplier>
  readonly numbers: ReadonlyMap<string, number>
  readonly wholes: ReadonlyMap<string, number>
  readonly joints: readonly Joint[]
}

interface Joint {
  readonly word: string
  /** Whether tens may stand behind it, and their digit before it. */
  readonly hasTens: boolean
}

const lexicons = new WeakMap<AmountFormat, Lexicon>()

export function lexiconOf(format: AmountFormat): Lexicon {
  const known = lexicons.get(format)
  if (known !== undefined) return known
  const words = (format.multipliers ?? []).map((each) => [folded(each.word), each] as const)
  words.sort(([a], [b]) => longestFirst(a, b))
  const values = (of: readonly NumberWord[] = []) => new Map(of.map(({ word, value }) => [folded(word), value]))
  const numbers = values(format.numbers)
  // A part of the currency's name that is a number too says the number: the last word of "đồng Việt Nam" is five.
  const isUnit = (unit: string) => unit !== '' && !numbers.has(unit)
  const units = [...new Set((format.units ?? []).map(folded).filter(isUnit))]
  const made = {
    units: units.sort(longestFirst),
    multipliers: new Map(words),
    numbers,
    wholes: values(format.wholes),
    joints: (format.joints ?? []).map((each) => ({ word: folded(each.replace('…', '')), hasTens: each.endsWith('…') })),
  }
  lexicons.set(format, made)
  return made
}

const longestFirst = (a: string, b: string): number => b.length - a.length

/** Whether a text is nothing, or units alone. */
export function isUnits(text: string, lexicon: Lexicon): boolean {
  if (text === '') return true
  const unit = lexicon.units.find((each) => text.startsWith(each))
  return unit !== undefined && isUnits(text.slice(unit.length), lexicon)
}

/**
 * As people write words who have no time for capitals, accents, blanks, apostrophes and full stops: triệu and trieu. Marks
 * that are vowels stay: without them သိန်း, a hundred thousand, would be သန်း, a million.
 */
export function folded(text: string): string {
  return foldArabic(text.toLowerCase().normalize('NFD'))
    .replace(/[\u0300-\u036f\u064b-\u0655\u093c\u09bc]|(?<=[\p{L}\p{M}])\.|['`´‘’ʻʼ](?=\p{L})|[\s\p{Zs}\p{Cf}]/gu, '')
    .replaceAll('đ', 'd')
}
