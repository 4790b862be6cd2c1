/**
 * What stands for a vendor where its code would (2 §9): where TY is among the languages, codes that begin with TCG are
 * blank and BTI shows as 123BET.
 */
export function vendorIconCode(code: string, languages: readonly string[]): string {
  if (!languages.includes('TY')) return code
  if (code.startsWith('TCG')) return ''
  return code === 'BTI' ? '123BET' : code
}
