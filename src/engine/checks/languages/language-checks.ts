import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { languageIncomplete } from './language-incomplete'
import { languageTwice } from './language-twice'
import { languageUnlisted } from './language-unlisted'
import { languageWithoutTexts } from './language-without-texts'

/** Checks over the languages that a merchant offers. */
export const languageChecks: readonly MerchantCheck[] = [
  languageWithoutTexts,
  languageIncomplete,
  languageTwice,
  languageUnlisted,
]
