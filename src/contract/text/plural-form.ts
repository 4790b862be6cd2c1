/** The kinds of numbers that languages tell apart (CLDR). */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Suffix of a text key's plural form, as i18next writes them: `points_other` is a text for `points`. */
export const pluralForm = /_(zero|one|two|few|many|other)$/

/**
 * The key that code asks for: `points` for `points_few`. What only ends like a form (`deposit_too_few`) has no form
 * "other" beside it, and is its own key.
 */
export function askedKey(key: string, isText: (key: string) => boolean): string {
  const asked = key.replace(pluralForm, '')
  return asked !== key && isText(`${asked}_other`) ? asked : key
}

/** The keys of a text's plural forms. */
export function formKeys(asked: string): string[] {
  return pluralForms.map((form) => `${asked}_${form}`)
}
