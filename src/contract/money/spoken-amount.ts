import { folded, isUnits, lexiconOf, type AmountFormat, type Lexicon } from './amount-format'
import type { Multiplier } from './multipliers'
import type { Figure } from './read-figure'

/** A number and the word that multiplies it. */
export interface Part {
  readonly figure: Figure
  readonly multiplier: Multiplier | undefined
}

/** Every way in which a text without digits can be read as amounts one after the other: two million five hundred thousand. */
export function spokenParts(plain: string, format: AmountFormat): readonly (readonly Part[])[] {
  const lexicon = lexiconOf(format)
  const said = folded(plain.replace(/(?<=[\p{L}\p{M}])[-\u2010](?=\p{L})/gu, ''))
  const starts = [...said].map((_, at) => at).filter((at) => isUnits(said.slice(0, at), lexicon))
  return starts
    .map((at) => said.slice(at))
    .flatMap((text) => [...wholeIn(text, lexicon), ...partsFrom(text, lexicon).filter((parts) => parts.length > 0)])
}

/** What a word that is an amount by itself says, before nothing else than units: mille, triệu rưỡi. */
function wholeIn(text: string, lexicon: Lexicon): Part[][] {
  const isSaid = ([word]: readonly [string, unknown]) =>
    text.startsWith(word) && isUnits(text.slice(word.length), lexicon)
  const wholes = [...lexicon.wholes].filter(isSaid)
  const alone = [...lexicon.multipliers].filter(isSaid).filter(([, { isAlone }]) => isAlone)
  return [
    ...wholes.map(([word, value]) => [{ figure: figureOf(value), multiplier: { word, power: 0, hasRest: false } }]),
    ...alone.map(([, multiplier]) => [{ figure: figureOf(1), multiplier }]),
  ]
}

/** A few letters that are no amount that somebody meant: "am" is not a million. 一万 is. */
const isTooShort = (said: string): boolean => said.length < 4 && /[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(said)

/** Numbers with their multipliers, each smaller than the one before it. */
function partsFrom(text: string, lexicon: Lexicon, above = Infinity): Part[][] {
  if (isUnits(text, lexicon)) return [[]]
  return numbersAt(text, lexicon).flatMap(({ value, rest }) =>
    [...lexicon.multipliers].flatMap(([word, multiplier]) => {
      if (!rest.startsWith(word) || multiplier.power >= above) return []
      if (multiplier.isTens && value >= 10) return []
      if (isTooShort(text.slice(0, text.length - rest.length + word.length))) return []
      const part = { figure: figureOf(value), multiplier }
      return partsFrom(rest.slice(word.length), lexicon, multiplier.power).map((parts) => [part, ...parts])
    }),
  )
}

interface Counted {
  readonly value: number
  readonly rest: string
}

/**
 * The numbers that a text begins with. Twenty five is one of them; ten five may be from five to ten, two three from two to
 * three, and 一百五 is 150.
 */
function numbersAt(text: string, lexicon: Lexicon, before = 0): Counted[] {
  return [...lexicon.numbers].flatMap(([word, value]) => {
    const unit = lastUnit(before)
    const isNext = before === 0 || (Number.isInteger(value) && value < unit && value >= unit / 10)
    if (!isNext || !text.startsWith(word)) return []
    const counted = { value: before + value, rest: text.slice(word.length) }
    return [counted, ...(value < 20 ? [] : numbersAt(counted.rest, lexicon, counted.value))]
  })
}

/** Of 250 it is ten, of 200 a hundred. */
function lastUnit(value: number): number {
  if (value % 10 !== 0) return 1
  return value % 100 === 0 ? 100 : 10
}

function figureOf(value: number): Figure {
  const [whole = '0', fraction = ''] = String(value).split('.')
  return { whole, fraction, isGrouped: false }
}
