const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/**
 * An amount of money as whole hundredths, read from its digits, without floating-point multiplication. Undefined for an
 * invalid amount: more than two decimals (2 §9), more than thirteen digits before them, or not a number.
 */
export function hundredthsOf(amount: number): number | undefined {
  const [, sign, whole, fraction = ''] = decimal.exec(String(amount)) ?? []
  if (whole === undefined) return undefined
  const hundredths = Number(whole + fraction.padEnd(2, '0'))
  return sign === '-' && hundredths !== 0 ? -hundredths : hundredths
}
