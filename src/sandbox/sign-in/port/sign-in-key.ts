/** The last digits of a number, which identify it whatever prefix it has: dialling code, 00, trunk zeros. */
const tellingDigits = 8

/**
 * The key under which sign-ins with a name are rate-limited. All spellings of a mobile number share one key, whether
 * or not the number has an account.
 */
export function signInKey(name: string): string {
  const plain = name.normalize('NFKC').trim().toLowerCase()
  const digits = plain.replace(/[\s().+-]/g, '')
  return /^\d{6,}$/.test(digits) ? `number ${digits.slice(-tellingDigits)}` : `name ${plain}`
}
