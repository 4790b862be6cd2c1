import type { NavigateAction } from '@/contract/generated/merchant-types'

/** Navigates to the home page, whose path is fixed: the check home-moved enforces it. */
export const homeAction: NavigateAction = { action: 'navigate', to: '/', query: {} }
