/** Digits that tell numbers apart whatever stands before them: dialling code, 00, trunk zeros. */
const tellingDigits = 8

/**
 * What a name counts as when sign-ins are limited: every spelling of a mobile number is one, and it is the same
 * one whether or not the number has an account.
 */
export function signInKey(name: string): string {
  const plain = name.normalize('NFKC').trim().toLowerCase()
  const digits = plain.replace(/[\s().+-]/g, '')
  return /^\d{6,}$/.test(digits) ? `number ${digits.slice(-tellingDigits)}` : `name ${plain}`
}
