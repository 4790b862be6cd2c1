/**
 * The text shown for a vendor's code (2 §9): if TY is among the languages, codes that begin with TCG are blank and BTI
 * is shown as 123BET.
 */
export function vendorIconCode(code: string, languages: readonly string[]): string {
  if (!languages.includes('TY')) return code
  if (code.startsWith('TCG')) return ''
  return code === 'BTI' ? '123BET' : code
}

/** The name of a vendor in a brand: its own one, or what is shown for its code where the brand names it by that. */
export function vendorNameIn(code: string, name: string, languages: readonly string[]): string {
  return name === code ? vendorIconCode(code, languages) || name : name
}
