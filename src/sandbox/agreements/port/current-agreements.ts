import type { Agree } from '@/contract/generated/gateway-types'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

export type AgreedDocument = Agree['request']['agreements'][number]

/** The versions of today that the merchant asks players to agree to. */
export function currentAgreements({ agreed, defaultLanguage }: SandboxMerchant): AgreedDocument[] {
  return Object.entries(agreed).map(([document, version]) => ({ document, version, language: defaultLanguage }))
}
