import type { Action } from '@/generated/merchant-types'

/** Where the logo leads (1 §2). */
export const homeAction: Action = { action: 'navigate', to: '/', query: {} }
