import type { WalletTransfer } from '@/generated/gateway-types'
import type { CallDefinition } from './call-definition'
import type { CallName } from './endpoints'
import { walletTransfer } from './wallet-transfer'

/** Request and answer of each call that moves money. */
export interface MoneyCalls {
  readonly walletTransfer: WalletTransfer
}

export type MoneyCallName = keyof MoneyCalls

/** What an intent may be to do: the calls that a page finds again by the name that was stored. */
export const moneyCalls: { readonly [Name in MoneyCallName]: CallDefinition<MoneyCalls[Name]> } = { walletTransfer }

/** Reads whose answers are others after money has moved. */
export const moneyReads: readonly CallName[] = ['balance', 'merchantWallet', 'memberTransactions']
