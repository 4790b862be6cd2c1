import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { badgeMisplaced } from './badge-misplaced'
import { barOverfull } from './bar-overfull'
import { groupMisplaced } from './group-misplaced'

/** The checks of what a menu shows beside and above its entries. */
export const menuChecks: readonly MerchantCheck[] = [badgeMisplaced, groupMisplaced, barOverfull]
