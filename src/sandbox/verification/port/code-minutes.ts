/** Validity of a code in minutes. */
export const codeMinutes = 5
