import type { NavigateAction } from '@/contract/generated/merchant-types'
import type { LinkedPaths } from '@/contract/site-data/boot-data'

/** Opens a promotion on the page of promotions, or without an id the whole page (1 §2). */
export function promotionAction({ paths }: LinkedPaths, id?: string): NavigateAction {
  return { action: 'navigate', to: paths.promo, query: id === undefined ? {} : { id } }
}
