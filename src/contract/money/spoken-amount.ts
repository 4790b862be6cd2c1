import { folded, isUnits, lexiconOf, type AmountFormat, type Lexicon, type Part } from './amount-format'
import type { Multiplier } from './multipliers'
import type { Figure } from './read-figure'

/** Every way in which a text without digits can be read as amounts one after the other: two million five hundred thousand. */
export function spokenParts(plain: string, format: AmountFormat): readonly (readonly Part[])[] {
  const lexicon = withoutEndings(plain, lexiconOf(format))
  const said = folded(plain.replace(/(?<=[\p{L}\p{M}])[-\u2010](?=\p{L})/gu, ''))
  const starts = [...said].map((_, at) => at).filter((at) => isUnits(said.slice(0, at), lexicon))
  return starts
    .map((at) => said.slice(at))
    .flatMap((text) => [
      ...wholeIn(text, lexicon),
      ...thousandsAt(text, lexicon).flatMap((counted) =>
        counted.value % 1000 >= 100 ? alone(counted, text, lexicon) : [],
      ),
      ...(format.hundredsAlone === true ? hundredsIn(text, lexicon) : []),
      ...partsFrom(text, lexicon).filter((parts) => parts.length > 0),
    ])
}

/**
 * The words for a text, without those of one letter that do not stand by themselves in it: they are the endings of other
 * words. "Fifty k" is 50,000; "einem" is one and no eine m, and "четырем" is four.
 */
function withoutEndings(plain: string, lexicon: Lexicon): Lexicon {
  const letters = plain.match(/(?<![\p{L}\p{M}])\p{L}(?![\p{L}\p{M}])/gu) ?? []
  const single = new Set(letters.map(folded))
  const isSaid = ([word]: readonly [string, unknown]) =>
    !/^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Arabic}]$/u.test(word) || single.has(word)
  return { ...lexicon, multipliers: new Map([...lexicon.multipliers].filter(isSaid)) }
}

/** Hundreds with nothing behind them: five hundred. Less may be as many thousands. */
const hundredsIn = (text: string, lexicon: Lexicon): Part[][] =>
  numbersAt(text, lexicon).flatMap((counted) => (counted.value >= 100 ? alone(counted, text, lexicon) : []))

/** A number that a text is, before nothing else than units. */
function alone({ value, rest }: Counted, text: string, lexicon: Lexicon): Part[][] {
  const said = text.slice(0, text.length - rest.length)
  return isUnits(rest, lexicon) && !isTooShort(said) ? [[{ figure: figureOf(value), multiplier: spelt }]] : []
}

/** Of a number that is written out, and multiplied by nothing. */
const spelt: Multiplier = { word: '', power: 0, hasRest: false }

/** What a word that is an amount by itself says, before nothing else than units: mille, triệu rưỡi. */
function wholeIn(text: string, lexicon: Lexicon): Part[][] {
  const isSaid = ([word]: readonly [string, unknown]) =>
    text.startsWith(word) && isUnits(text.slice(word.length), lexicon)
  const wholes = [...lexicon.wholes].filter(isSaid)
  const alone = [...lexicon.multipliers].filter(isSaid).filter(([, { isAlone }]) => isAlone)
  return [
    ...wholes.map(([, value]) => [{ figure: figureOf(value), multiplier: spelt }]),
    ...alone.map(([, multiplier]) => [{ figure: figureOf(1), multiplier }]),
  ]
}

/** A few letters that are no amount that somebody meant: "am" is not a million. 一万 is. */
const isTooShort = (said: string): boolean => said.length < 4 && /[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(said)

/** Numbers with their multipliers, each smaller than the one before it. */
function partsFrom(text: string, lexicon: Lexicon, above = Infinity): Part[][] {
  if (isUnits(text, lexicon)) return [[]]
  const isFirst = above === Infinity
  const one: Counted[] = isFirst ? [{ value: 1, rest: text }] : []
  const multiplied = [...one, ...numbersAt(text, lexicon), ...thousandsAt(text, lexicon)].flatMap(
    ({ value, rest, thousand }) =>
      [...lexicon.multipliers].flatMap(([word, multiplier]) => {
        if (!rest.startsWith(word) || multiplier.power >= above) return []
        // A million five hundred thousand, where the word needs no number to be an amount.
        if (rest === text && lexicon.wholes.get(word) !== 10 ** multiplier.power) return []
        if (multiplier.isTens && (value >= 10 || (rest !== text && isTenIn(word, lexicon)))) return []
        if (thousand !== undefined && !lexicon.multipliers.has(thousand + word)) return []
        if (isTooShort(text.slice(0, text.length - rest.length + word.length))) return []
        return behindPart({ figure: figureOf(value), multiplier }, rest.slice(word.length), lexicon)
      }),
  )
  const whole = isFirst ? severalIn(text, lexicon) : []
  return [...multiplied, ...whole.flatMap(([part, behind]) => behindPart(part, behind, lexicon))]
}

interface Multiplied extends Part {
  readonly multiplier: Multiplier
}

/** A number with its multiplier, and what may be said behind them. */
function behindPart(part: Multiplied, behind: string, lexicon: Lexicon): Part[][] {
  const { figure, multiplier } = part
  const tenth = /00$/.test(figure.whole) || !multiplier.hasRest ? [] : tenthsIn(behind, lexicon)
  const others = afterJoint(behind, lexicon).flatMap((each) => [
    ...lastIn(each, lexicon, multiplier, each !== behind),
    ...partsFrom(each, lexicon, multiplier.power),
  ])
  return [...tenth, ...others].map((parts) => [part, ...parts])
}

/**
 * Whether a word for tens of thousands begins with the number ten. Behind a digit that makes thirteen in some languages
 * (dreizehntausend, ثلاثة عشر ألف) and thirty in others, so that such numbers have words of their own. "Chục" is no number.
 */
const isTenIn = (word: string, lexicon: Lexicon): boolean =>
  [...lexicon.numbers].some(([ten, value]) => value === 10 && word.startsWith(ten))

/** A word that says several thousands or millions at once, with what is behind it: ألفين وخمسمية. */
function severalIn(text: string, lexicon: Lexicon): [Multiplied, string][] {
  return [...lexicon.wholes].flatMap(([word, value]) => {
    const power = [9, 6, 3].find((each) => value % 10 ** each === 0) ?? 0
    const count = value / 10 ** power
    if (power === 0 || count >= 10 || lexicon.multipliers.has(word) || !text.startsWith(word)) return []
    const multiplier = { word, power, hasRest: false }
    return [[{ figure: figureOf(count), multiplier }, text.slice(word.length)]]
  })
}

/**
 * A number that nothing multiplies, behind a word for a thousand: two thousand five hundred is 2500 to everybody, and two
 * million five hundred is not. With a word that joins them it may be as small as in two thousand and five, 两万零五百.
 */
function lastIn(text: string, lexicon: Lexicon, { power, isTens }: Multiplier, isJoined: boolean): Part[][] {
  if (isTens === true || power > (isJoined ? 4 : 3)) return []
  return numbersAt(text, lexicon).flatMap((counted) =>
    Number.isInteger(counted.value) && (isJoined || counted.value >= 100) ? alone(counted, text, lexicon) : [],
  )
}

/** The text itself, and what follows a word that joins numbers: two million and five hundred thousand. */
function afterJoint(text: string, lexicon: Lexicon): string[] {
  const joined = lexicon.joints.flatMap(({ word }) => (text.startsWith(word) ? [text.slice(word.length)] : []))
  return [text, ...joined.filter((each) => !isUnits(each, lexicon))]
}

/** A single digit at the end says tenths of the word before it, in languages that say so: 两万五 is 25,000. */
function tenthsIn(text: string, lexicon: Lexicon): Part[][] {
  return [...lexicon.numbers]
    .filter(([word, value]) => isDigit(value) && text.startsWith(word) && isUnits(text.slice(word.length), lexicon))
    .map(([, value]) => [{ figure: figureOf(value), multiplier: undefined }])
}

const isDigit = (value: number): boolean => Number.isInteger(value) && value < 10

interface Counted {
  readonly value: number
  readonly rest: string
  /** The word for a thousand in a number of thousands, which only some words multiply. */
  readonly thousand?: string
}

/**
 * Numbers of thousands before a word that multiplies both: 三千五百万, dos mil quinientos millones. Languages in which
 * people count so have the two words together as one that multiplies (千万, mil millones).
 */
function thousandsAt(text: string, lexicon: Lexicon): Counted[] {
  const counted = numbersAt(text, lexicon).filter(({ value }) => isDigit(value))
  return [...lexicon.multipliers].flatMap(([thousand, { power, hasHalf }]) => {
    if (power !== 3 || hasHalf === true) return []
    const alone = lexicon.wholes.get(thousand) === 1000 ? [{ value: 1, rest: text }] : []
    return [...alone, ...counted].flatMap(({ value, rest }) => {
      if (!rest.startsWith(thousand)) return []
      const before = value * 1000
      const behind = rest.slice(thousand.length)
      return [{ value: before, rest: behind }, ...nextAt(behind, lexicon, before)].map((each) => ({
        ...each,
        thousand,
      }))
    })
  })
}

/** The numbers that a text begins with: a word, and what may follow it within one number. */
function numbersAt(text: string, lexicon: Lexicon): Counted[] {
  return [...lexicon.numbers].flatMap(([word, value]) => {
    if (!text.startsWith(word)) return []
    const rest = text.slice(word.length)
    return [{ value, rest }, ...nextAt(rest, lexicon, value)]
  })
}

/**
 * The same number with more behind it. Twenty five is one; ten five may be from five to ten, two three from two to three,
 * and 一百五 is 150. A word that joins numbers leaves no doubt: two hundred and five, treinta y cinco; in some languages
 * the digit stands before it, as in خمسة وعشرين.
 */
function nextAt(text: string, lexicon: Lexicon, before: number): Counted[] {
  const joined = lexicon.joints.filter(({ word }) => text.startsWith(word))
  return [
    ...(before < 20 ? [] : followedAt(text, lexicon, before, (value, unit) => value >= unit / 10)),
    ...joined.flatMap(({ word, hasTens }) => {
      const behind = text.slice(word.length)
      if (before >= 20) return followedAt(behind, lexicon, before)
      return hasTens && isDigit(before) ? tensAt(behind, lexicon, before) : []
    }),
  ]
}

/** The number with smaller ones behind it, which are written as `text`. */
function followedAt(
  text: string,
  lexicon: Lexicon,
  before: number,
  isNext: (value: number, unit: number) => boolean = () => true,
): Counted[] {
  const unit = lastUnit(before)
  return [...lexicon.numbers].flatMap(([word, value]) => {
    if (!text.startsWith(word) || !Number.isInteger(value) || value >= unit) return []
    const counted = { value: before + value, rest: text.slice(word.length) }
    const tens = unit < 100 || !isDigit(value) ? [] : tensBehind(counted, lexicon)
    return isNext(value, unit) ? [counted, ...nextAt(counted.rest, lexicon, counted.value), ...tens] : tens
  })
}

/** The tens of a digit that stands before them, behind the word that joins the two: hundertfünfundfünfzig. */
const tensBehind = ({ value, rest }: Counted, lexicon: Lexicon): Counted[] =>
  lexicon.joints
    .filter(({ word, hasTens }) => hasTens && rest.startsWith(word))
    .flatMap(({ word }) => tensAt(rest.slice(word.length), lexicon, value))

/** The tens of a digit that stands before them. */
const tensAt = (text: string, lexicon: Lexicon, digit: number): Counted[] =>
  [...lexicon.numbers]
    .filter(([word, value]) => value >= 20 && value < 100 && value % 10 === 0 && text.startsWith(word))
    .map(([word, value]) => ({ value: digit + value, rest: text.slice(word.length) }))

/** Of 3000 it is a thousand, of 250 ten, of 200 a hundred. */
function lastUnit(value: number): number {
  return [1000, 100, 10].find((unit) => value % unit === 0) ?? 1
}

function figureOf(value: number): Figure {
  const [whole = '0', fraction = ''] = String(value).split('.')
  return { whole, fraction, isGrouped: false }
}
