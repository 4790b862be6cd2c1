import type { Check } from '@/engine/finding/check'
import type { LegalFile } from '@/engine/folder/legal-file'

/** A problem in a text that is no JSON, at its place. */
export interface TextFinding {
  readonly check: Check
  readonly file: LegalFile
  readonly offset: number
  readonly length: number
  readonly message: string
  readonly expected: string
  readonly received: string
  readonly suggestions?: readonly string[]
}
