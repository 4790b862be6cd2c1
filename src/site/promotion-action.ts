import type { NavigateAction, Routes } from '@/generated/merchant-types'

/** Opens a promotion on the page of promotions, or without an id all of them (1 §2). */
export function promotionAction({ pages }: Pick<Routes, 'pages'>, id?: string): NavigateAction {
  return { action: 'navigate', to: pages.promo.path, query: id === undefined ? {} : { id } }
}
