import { memoiseByText } from '@/engine/memo/memoise-by-text'

/** The plural forms of a language (CLDR). */
export interface PluralForms {
  readonly all: readonly string[]
  /** Without what only millions take ("1 000 000 de puntos"): it may be left out where it reads like "other". */
  readonly needed: readonly string[]
  /** The forms that stand for more than one number. */
  readonly several: ReadonlySet<string>
  /** Some numbers of each form. */
  readonly examples: ReadonlyMap<string, readonly number[]>
}

const mostExamples = 6

/** The plural forms of a BCP 47 tag; undefined for what is none. */
export const pluralFormsOf = memoiseByText((locale: string): PluralForms | undefined => {
  try {
    const rules = new Intl.PluralRules(locale)
    const { pluralCategories: all } = rules.resolvedOptions()
    const numbers = new Map<string, number[]>(all.map((form) => [form, []]))
    for (let number = 0; number <= 200; number++) numbers.get(rules.select(number))?.push(number)
    for (const number of [1.5, 1_000_000, 2_000_000]) numbers.get(rules.select(number))?.push(number)
    const isCommon = (form: string) => form === 'other' || numbers.get(form)?.some((each) => each <= 200) === true
    return {
      all,
      needed: all.filter(isCommon),
      several: new Set(all.filter((form) => form === 'other' || numbers.get(form)?.length !== 1)),
      examples: new Map([...numbers].map(([form, each]) => [form, each.slice(0, mostExamples)])),
    }
  } catch {
    return undefined
  }
})
