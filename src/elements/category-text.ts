import type { Translate } from '@/i18n/texts'

const categories = ['RNG', 'LIVE', 'SPORTS', 'ELOTT', 'LOTT', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT'] as const

/** What a category is called; one that nobody knows by its code. */
export function categoryText(t: Translate, code: string): string {
  const category = categories.find((each) => each === code)
  return category === undefined ? code : t(`category.${category}`)
}
