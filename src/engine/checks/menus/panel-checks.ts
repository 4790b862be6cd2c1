import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { columnIdle } from './column-idle'
import { limitsUnoffered } from './limits-unoffered'
import { panelQuery } from './panel-query'
import { rangeAhead } from './range-ahead'
import { rangeUnlisted } from './range-unlisted'
import { tabClosed } from './tab-closed'

/** The checks of panels of the centres, and of what leads to them. */
export const panelChecks: readonly MerchantCheck[] = [
  tabClosed,
  limitsUnoffered,
  panelQuery,
  rangeAhead,
  rangeUnlisted,
  columnIdle,
]
