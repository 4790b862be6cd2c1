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
export interface AmountWords {
  readonly thousand: string
  readonly million: string
  readonly billion: string
  /** Words that stand before those above: 5 trăm nghìn. By themselves they are no amount: 5 trăm is 500 or 500,000. */
  readonly ten: string
  readonly hundred: string
  /** Words for 1 before those above, without digits: a million. */
  readonly one: string
  /** Words for half of those above: half a million. */
  readonly half: string
  /** Words that add half of those above, before or behind them: 1 triệu rưỡi, 2 and a half million. */
  readonly andHalf: string
}

/** The words of a language that multiply, and what they make together. */
export function multipliersIn(texts: AmountWords): readonly Multiplier[] {
  const powers = [
    [3, texts.thousand],
    [6, texts.million],
    [9, texts.billion],
  ] as const
  const plain = powers.flatMap(([power, text]) =>
    listed(text).map((each): Multiplier => {
      const [, word = each, rest, times = '1'] = /^([^…=]+)(…)?(?:=(10{1,2}))?$/.exec(each) ?? []
      return { word, power: power + times.length - 1, hasRest: rest !== undefined }
    }),
  )
  const before = (words: string, more: Partial<Multiplier>, multipliers = plain) =>
    listed(words).flatMap((first) =>
      multipliers.map((each) => ({ ...each, hasRest: false, ...more, word: `${first} ${each.word}` })),
    )
  const tens = [1, 2].flatMap((power) =>
    before(power === 1 ? texts.ten : texts.hundred, {}).map((each) => ({ ...each, power: each.power + power })),
  )
  const behind = listed(texts.andHalf).flatMap((half) =>
    plain.map((each) => ({ ...each, hasRest: false, hasHalf: true, word: `${each.word} ${half}` })),
  )
  const counted = [...plain, ...tens, ...behind, ...before(texts.andHalf, { hasHalf: true })]
  const alone = [
    ...behind.map((each) => ({ ...each, alone: 1 as const })),
    ...before(texts.one, { alone: 1 }, counted),
    ...before(texts.half, { alone: 0.5 }),
  ]
  // Two signs of a word and a letter are no amount that somebody meant: "am" is not a million.
  return [...counted, ...alone.filter(({ word }) => word.length > 5)]
}

const listed = (text: string): readonly string[] =>
  text
    .split(/[,،、]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
