import type { TextKey } from '@/contract/generated/merchant-types'

/**
 * A string that nobody knew when the code was written, as a key: one that a merchant's JSON names, or a sentence that
 * is said already, which stands for itself because there is no text under it.
 */
export function asTextKey(text: string): TextKey {
  // The only place where a string becomes a key.
  return text as TextKey
}
