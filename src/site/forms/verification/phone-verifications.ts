/** A code that a provider sent, and its token once the code was confirmed. */
export interface PhoneVerification {
  readonly verificationId: string
  readonly confirmed?: { readonly code: string; readonly idToken: string }
}

/** By full number. Kept beside the forms, as its countdown is: a code that was sent is good in the next one too. */
export const phoneVerifications = new Map<string, PhoneVerification>()

/** The number as a provider takes it. People write the trunk zero of their country or leave it out. */
export function fullNumber(countryDialingCode: string, mobileNo: string): string {
  return countryDialingCode + mobileNo.replace(/^0+/, '')
}
