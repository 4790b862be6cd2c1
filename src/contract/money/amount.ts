/** The amount for a number of hundredths, as it is sent: the number with exactly these digits. */
export const amountOf = (hundredths: number): number => hundredths / 100
