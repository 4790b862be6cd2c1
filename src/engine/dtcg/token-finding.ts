import type { FileFinding } from '@/engine/finding/check'

/** What is wrong with tokens, or passed over; the checks of the theme say what each kind is. */
export interface TokenFinding extends FileFinding {
  readonly kind: 'reference' | 'type' | 'hex' | 'hex-fallback' | 'passed-over' | 'color-text' | 'other-form'
}
