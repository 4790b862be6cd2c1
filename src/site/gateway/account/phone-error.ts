/** Error codes of a phone provider (2 §8), and one for when it cannot be reached. Each has a text: `phone.<code>`. */
export const phoneErrors = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
  'network',
] as const

export type PhoneErrorCode = (typeof phoneErrors)[number]

/** The only error that a phone provider throws. */
export class PhoneError extends Error {
  override readonly name = 'PhoneError'
  readonly code: PhoneErrorCode

  constructor(code: PhoneErrorCode, cause?: unknown) {
    super(`phone verification: ${code}`, { cause })
    this.code = code
  }
}

/** Maps an error code to one that has a text: unknown codes become `unknown`. */
export function phoneErrorCode(code: unknown): PhoneErrorCode {
  return phoneErrors.find((known) => known === code) ?? 'unknown'
}
