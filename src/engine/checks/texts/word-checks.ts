import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { amountWords } from './amount-words'
import { textEmpty } from './text-empty'
import { textGarbled } from './text-garbled'
import { textLeftover } from './text-leftover'

/** Whether the words of a text are words that somebody can read, or type. */
export const wordChecks: readonly MerchantCheck[] = [textEmpty, textGarbled, textLeftover, amountWords]
