/** A code that a provider sent, and the token once the code was confirmed. */
export interface PhoneVerification {
  readonly verificationId: string
  readonly confirmed?: { readonly code: string; readonly idToken: string }
}

/**
 * Keyed by full number. Module state, like the countdown, so that a code that was sent stays valid when the form is
 * opened again.
 */
export const phoneVerifications = new Map<string, PhoneVerification>()

/** The number in the provider's format. People write their country's trunk zero or leave it out. */
export function fullNumber(countryDialingCode: string, mobileNo: string): string {
  return countryDialingCode + mobileNo.replace(/^0+/, '')
}
