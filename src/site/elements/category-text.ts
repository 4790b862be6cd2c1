import type { Translate } from '@/site/i18n/texts'

const categories = ['RNG', 'LIVE', 'SPORTS', 'ELOTT', 'LOTT', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT'] as const

/** Name of a category. An unknown category shows its code. */
export function categoryText(t: Translate, code: string): string {
  const category = categories.find((each) => each === code)
  return category === undefined ? code : t(`category.${category}`)
}

/** The categories to select from, without duplicates: LOTT is treated as ELOTT (2 §9). */
export const categoriesOf = (codes: readonly string[]): string[] => [
  ...new Set(codes.map((code) => (code === 'LOTT' ? 'ELOTT' : code))),
]
