import type { Action } from '@/generated/merchant-types'

/** Where promotions are read; the parameter id opens one (1 §2). */
const promotionsPath = '/promotions'

/** Opens a promotion, or without an id all of them. */
export function promotionAction(id?: string): Extract<Action, { action: 'navigate' }> {
  return { action: 'navigate', to: promotionsPath, query: id === undefined ? {} : { id } }
}
