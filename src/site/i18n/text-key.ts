import type { TextKey } from '@/contract/generated/merchant-types'

/**
 * Casts a string that is unknown at compile time to a key: one from a merchant's JSON, or a finished sentence, which is
 * shown as it is because no text has that key.
 */
export function asTextKey(text: string): TextKey {
  // The only place where a string becomes a text key.
  return text as TextKey
}
