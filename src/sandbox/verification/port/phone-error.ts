/** Error codes of the provider: those for which the specification has messages to players (2 §8), in its order. */
export type PhoneError =
  | 'invalid-phone-number'
  | 'missing-phone-number'
  | 'too-many-requests'
  | 'unknown'
  | 'invalid-verification-code'
  | 'missing-verification-code'
  | 'captcha-check-failed'
  | 'quota-exceeded'
  | 'operation-not-allowed'
  | 'code-expired'
  | 'popup-closed-by-user'

/**
 * Numbers that trigger errors which cannot otherwise occur in the sandbox, from the fictitious range of North America.
 */
export const provokedErrors: Readonly<Record<string, PhoneError>> = {
  '+15550000001': 'captcha-check-failed',
  '+15550000002': 'quota-exceeded',
  '+15550000003': 'operation-not-allowed',
  '+15550000004': 'unknown',
  '+15550000005': 'popup-closed-by-user',
  '+15550000006': 'too-many-requests',
}

export interface PhoneRefusal {
  readonly error: { readonly code: PhoneError }
}

export function phoneRefusal(code: PhoneError): PhoneRefusal {
  return { error: { code } }
}
