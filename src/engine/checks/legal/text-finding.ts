import type { Check } from '@/engine/finding/check'
import type { LegalFile } from '@/engine/folder/legal-file'
import type { LegalProblem } from '@/engine/legal/legal-problem'

/** A problem in a text that is no JSON, with the check that tells it and its file. */
export interface TextFinding extends Omit<LegalProblem, 'kind'> {
  readonly check: Check
  readonly file: LegalFile
}
