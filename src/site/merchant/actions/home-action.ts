import type { NavigateAction } from '@/contract/generated/merchant-types'

/** Goes to the start page, whose path is fixed: the check home-moved sees to it. */
export const homeAction: NavigateAction = { action: 'navigate', to: '/', query: {} }
