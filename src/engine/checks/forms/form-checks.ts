import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { accountTypeTwice } from './account-type-twice'
import { amountChecks } from './amount-digits'
import { fieldWithoutRule } from './field-without-rule'
import { formGuarded } from './form-guarded'
import { formIncomplete } from './form-incomplete'
import { limitsCrossed } from './limits-crossed'
import { limitsReversed } from './limits-reversed'
import { messageMissing } from './message-missing'
import { passwordShown } from './password-shown'
import { patternUnusable } from './pattern-unusable'
import { promiseUnbooked } from './promise-unbooked'
import { ruleOdd } from './rule-odd'
import { ruleUnasked } from './rule-unasked'
import { sameAsWrong } from './same-as-wrong'

/** The checks of how forms ask, and of the server's rules that they follow. */
export const formChecks: readonly MerchantCheck[] = [
  patternUnusable,
  messageMissing,
  ruleUnasked,
  fieldWithoutRule,
  formIncomplete,
  limitsCrossed,
  limitsReversed,
  accountTypeTwice,
  ...amountChecks,
  ruleOdd,
  formGuarded,
  sameAsWrong,
  passwordShown,
  promiseUnbooked,
]
