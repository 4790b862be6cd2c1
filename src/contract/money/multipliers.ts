/** A word that multiplies the number before it: k for a thousand. */
export interface Multiplier {
  readonly word: string
  /** Of ten: 3 for a thousand. */
  readonly power: number
  /** Whether digits may follow as its decimals: 1tr5 is 1.5 million. */
  readonly hasRest: boolean
  /** Whether half of the word comes on top: 1 triệu rưỡi is 1.5 million. */
  readonly hasHalf?: boolean
  /** Whether it begins with a word for ten or a hundred: hundred thousand. */
  readonly isTens?: boolean
  /** Whether it says one without a number before it: triệu rưỡi is 1.5 million. */
  readonly isAlone?: boolean
}

/** A word that says a number where no digits stand: two. */
export interface NumberWord {
  readonly word: string
  readonly value: number
}

/**
 * Texts of a language, each a list of words with commas between. Behind a word with … more digits may follow. A word that
 * counts in other steps than thousands says how many of them it stands for, 10 or 100: 万=10… among those of a thousand.
 */
export type AmountWords =
  | 'thousand'
  | 'million'
  | 'billion'
  /** Words that stand before those above: 5 trăm nghìn. By themselves they are no amount: 5 trăm is 500 or 500,000. */
  | 'ten'
  | 'hundred'
  /** Words that add half of those above, before or behind them: 1 triệu rưỡi, 2 and a half million. */
  | 'andHalf'
  /** Words that join the parts of a number: two hundred and fifty, treinta y cinco. */
  | 'joint'
  /** Words for numbers up to 999 before those above, with the number: two=2, half a=0.5. Less than a hundred is none by itself. */
  | 'number'
  /** Words that are an amount by themselves, with the amount: mille=1000. */
  | 'whole'

type TextOf = (words: AmountWords) => string

/** The words of a language that multiply, and what they make together. */
export function multipliersIn(textOf: TextOf): readonly Multiplier[] {
  const said = (words: AmountWords) => listed(textOf(words))
  const isTens = (word: string) => [...said('ten'), ...said('hundred')].some((each) => word.startsWith(each))
  const powers = [
    [3, 'thousand'],
    [6, 'million'],
    [9, 'billion'],
  ] as const
  const plain = powers.flatMap(([power, words]) =>
    said(words).map((each): Multiplier => {
      // 10 adds one to the power, 100 two; `check` refuses any other.
      const [word = '', times = '1'] = each.replace('…', '').split('=')
      return { word, power: power + times.length - 1, hasRest: each.endsWith('…'), isTens: isTens(word) }
    }),
  )
  const before = (words: AmountWords, more: Partial<Multiplier>) =>
    said(words).flatMap((first) =>
      plain.map((each) => ({ ...each, hasRest: false, ...more, word: `${first} ${each.word}` })),
    )
  const tens = [1, 2].flatMap((power) =>
    before(power === 1 ? 'ten' : 'hundred', { isTens: true }).map((each) => ({ ...each, power: each.power + power })),
  )
  const behind = said('andHalf').flatMap((half) =>
    plain.map((each) => ({ ...each, hasRest: false, hasHalf: true, isAlone: true, word: `${each.word} ${half}` })),
  )
  return [...plain, ...tens, ...behind, ...before('andHalf', { hasHalf: true })]
}

/** The words of a language that say numbers (`number`) or amounts (`whole`). */
export const numbersIn = (textOf: TextOf, words: 'number' | 'whole'): readonly NumberWord[] =>
  listed(textOf(words)).map((each) => {
    const [word = '', value] = each.split('=')
    return { word, value: Number(value) }
  })

/** The words of a text of such words. */
export const listed = (text: string): readonly string[] =>
  text
    .split(/[,،、]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
