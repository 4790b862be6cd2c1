import { acceptedColors } from './accepted-colors'
import { acceptedMeasures } from './accepted-measures'
import { acceptedNotes } from './accepted-notes'
import { acceptedReferences } from './accepted-references'
import type { AcceptedTokens } from './token-parts'

export const acceptedTokens: readonly AcceptedTokens[] = [
  ...acceptedColors,
  ...acceptedReferences,
  ...acceptedNotes,
  ...acceptedMeasures,
]
