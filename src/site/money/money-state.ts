import type { Gateway } from '@/site/gateway/gateway'
import type { GatewayError } from '@/site/gateway/gateway-error'
import type { BrowserItems } from '@/site/lib/browser-items'
import type { MoneyNews } from '@/site/session/pending-money'
import type { alone } from '@/site/session/tab-lock'
import type { MoneyIntent } from './money-intent'

/** Where the intent of an account stands: one at a time. */
export type MoneyState =
  | { readonly status: 'free' }
  | { readonly status: 'sending' | 'checking' | 'forgotten'; readonly intent: MoneyIntent }
  /** What became of it can be asked with what is kept nowhere alone; `error` says why the last one did not do. */
  | { readonly status: 'asking'; readonly intent: MoneyIntent; readonly error?: GatewayError }
  | { readonly status: 'done'; readonly intent: MoneyIntent; readonly answer: unknown }
  | { readonly status: 'refused'; readonly intent: MoneyIntent; readonly error: GatewayError }

/** Whose money it is, and by what it moves. */
export interface MoneySurroundings {
  readonly gateway: Gateway
  readonly customer: string
  /** Reads balances, wallets and records again. */
  readonly readAgain: () => void
}

/** What a browser has for it; tests have others. */
export interface MoneyTabs {
  readonly items: BrowserItems
  readonly alone: typeof alone
  readonly tell: (news: MoneyNews) => void
  readonly listen: (onNews: (news: MoneyNews) => void) => () => void
  readonly isSignedIn: (customer: string) => boolean
}
