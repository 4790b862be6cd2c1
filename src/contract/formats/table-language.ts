/**
 * The languages whose formats come from tables: Chromium of Debian has no data for them, or lacks names of months,
 * separators and patterns. In every browser, so that a page that was rendered in advance shows the same there.
 */
export const tabledLanguages = ['kk', 'km', 'lo', 'mn', 'my', 'ne', 'uz'] as const

export type TabledLanguage = (typeof tabledLanguages)[number]

/** The language of a tag, if its formats come from a table; in its usual script, which a tag leaves out. */
export function tabledLanguage(tag: string): TabledLanguage | undefined {
  // Intl.Locale takes time that most languages need not spend.
  if (!tabledLanguages.some((each) => tag.startsWith(each))) return undefined
  const { language, script } = new Intl.Locale(tag).minimize()
  return script === undefined ? tabledLanguages.find((each) => each === language) : undefined
}
