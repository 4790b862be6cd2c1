import type { Gateway } from '@/site/gateway/gateway'
import type { GatewayError } from '@/site/gateway/gateway-error'
import type { BrowserItems } from '@/site/lib/browser-items'
import type { MoneyNews } from '@/site/session/pending-money'
import type { withTabLock } from '@/site/session/tab-lock'
import type { MoneyIntent } from './money-intent'

/** The state of the account's intent; there is one at a time. */
export type MoneyState =
  | { readonly status: 'free' }
  | { readonly status: 'sending' | 'checking' | 'forgotten'; readonly intent: MoneyIntent }
  /**
   * The outcome can only be found out with the secret, which has to be entered again; `error` says why the last one was
   * refused.
   */
  | { readonly status: 'asking'; readonly intent: MoneyIntent; readonly error?: GatewayError }
  | { readonly status: 'done'; readonly intent: MoneyIntent; readonly answer: unknown }
  | { readonly status: 'refused'; readonly intent: MoneyIntent; readonly error: GatewayError }

/** The account, and the services that move its money. */
export interface MoneyDependencies {
  readonly gateway: Gateway
  readonly customer: string
  /** Revalidates balances, wallets and records. */
  readonly readAgain: () => void
}

/** The browser APIs it depends on; tests inject others. */
export interface MoneyTabs {
  readonly items: BrowserItems
  readonly alone: typeof withTabLock
  readonly tell: (news: MoneyNews) => void
  readonly listen: (onNews: (news: MoneyNews) => void) => () => void
  readonly isSignedIn: (customer: string) => boolean
}
