/** A word that multiplies the digits before it: k for a thousand. */
export interface Multiplier {
  readonly word: string
  /** Of ten: 3 for a thousand. */
  readonly power: number
  /** Whether digits may follow as its decimals: 1tr5 is 1.5 million. */
  readonly hasRest: boolean
  /** Whether half of the word comes on top: 1 triệu rưỡi is 1.5 million. */
  readonly hasHalf?: boolean
  /** What is multiplied where the words stand without digits: half a million. */
  readonly alone?: Alone
}

/** One or half of a word; the half of `hasHalf` comes on top. */
type Alone = 1 | 0.5

/**
 * Texts of a language, each a list of words with commas between. Behind a word with … more digits may follow. A word that
 * counts in other steps than thousands says how many of them it stands for, 10 or 100: 万=10 among those of a thousand.
 */
export type AmountWords =
  | 'thousand'
  | 'million'
  | 'billion'
  /** Words that stand before those above: 5 trăm nghìn. By themselves they are no amount: 5 trăm is 500 or 500,000. */
  | 'ten'
  | 'hundred'
  /** Words for 1 before those above, without digits: a million. */
  | 'one'
  /** Words for half of those above: half a million. */
  | 'half'
  /** Words that add half of those above, before or behind them: 1 triệu rưỡi, 2 and a half million. */
  | 'andHalf'

/** The words of a language that multiply, and what they make together. */
export function multipliersIn(textOf: (words: AmountWords) => string): readonly Multiplier[] {
  const said = (words: AmountWords) => listed(textOf(words))
  const powers = [
    [3, 'thousand'],
    [6, 'million'],
    [9, 'billion'],
  ] as const
  const plain = powers.flatMap(([power, words]) =>
    said(words).map((each): Multiplier => {
      // 10 adds one to the power, 100 two; `check` refuses any other.
      const [word = '', times] = each.split(/[…=]/)
      return { word, power: power + (times?.length || 1) - 1, hasRest: times === '' }
    }),
  )
  const before = (words: AmountWords, more: Partial<Multiplier>, multipliers = plain) =>
    said(words).flatMap((first) =>
      multipliers.map((each) => ({ ...each, hasRest: false, ...more, word: `${first} ${each.word}` })),
    )
  const tens = [1, 2].flatMap((power) =>
    before(power === 1 ? 'ten' : 'hundred', {}).map((each) => ({ ...each, power: each.power + power })),
  )
  const behind = said('andHalf').flatMap((half) =>
    plain.map((each) => ({ ...each, hasRest: false, hasHalf: true, word: `${each.word} ${half}` })),
  )
  const counted = [...plain, ...tens, ...behind, ...before('andHalf', { hasHalf: true })]
  const alone = [
    ...behind.map((each) => ({ ...each, alone: 1 as const })),
    ...before('one', { alone: 1 }, counted),
    ...before('half', { alone: 0.5 }),
  ]
  // Two signs of a word and a Latin letter are no amount that somebody meant: "am" is not a million. 一万 is.
  return [...counted, ...alone.filter(({ word }) => word.length > 5 || !/\w/.test(word))]
}

/** The words of a text of such words. */
export const listed = (text: string): readonly string[] =>
  text
    .split(/[,،、]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
