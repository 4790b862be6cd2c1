import type { Site } from '@/contract/generated/merchant-types'

/** Verifies mobile numbers in place of the gateway's own codes (1 §7). Both calls throw PhoneError. */
export interface PhoneProvider {
  /** Sends a code to a full number, for example +84901234567. Returns the id of the verification. */
  send(phoneNumber: string): Promise<string>
  /** Exchanges the code for the token that is sent in place of the code in a registration. */
  confirm(verificationId: string, code: string): Promise<string>
}

export type PhoneSettings = Pick<Site['gateway'], 'baseUrl' | 'timeout'>
