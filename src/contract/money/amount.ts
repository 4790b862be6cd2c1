const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/**
 * Whole hundredths of an amount of money: from its digits, never by multiplying a fraction. Undefined for what is no
 * amount: more than two decimals (2 §9), more than thirteen digits before them, or no number at all.
 */
export function hundredthsOf(amount: number): number | undefined {
  const [, sign, whole, fraction = ''] = decimal.exec(String(amount)) ?? []
  if (whole === undefined) return undefined
  const hundredths = Number(whole + fraction.padEnd(2, '0'))
  return sign === '-' && hundredths !== 0 ? -hundredths : hundredths
}

/** The amount of so many hundredths, as it travels: the number whose digits are exactly these. */
export const amountOf = (hundredths: number): number => hundredths / 100
