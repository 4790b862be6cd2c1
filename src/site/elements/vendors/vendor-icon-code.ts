/**
 * The text shown for a vendor's code (2 §9): if TY is among the languages, codes that begin with TCG are blank and BTI
 * is shown as 123BET.
 */
export function vendorIconCode(code: string, languages: readonly string[]): string {
  if (!languages.includes('TY')) return code
  if (code.startsWith('TCG')) return ''
  return code === 'BTI' ? '123BET' : code
}
