import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { MerchantWallet } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { sessionOf, type Handler } from '@/sandbox/call/gateway-call'
import { takesWholeUnits, walletKind } from '@/sandbox/ledger/port/vendor-wallets'

/** Whether the merchant's vendors share one wallet, and the balances of the account's wallets (2 §7). */
export const merchantWallet: Handler<MerchantWallet, LedgerPort & SettingsPort> = async (call) => {
  const { id } = sessionOf(call).account
  const { code, singleWallet, vendors } = call.merchant
  const { ledger, maintenance } = call.services
  const balances = await ledger.balancesOf(code, id)
  const closed = await maintenance.of(code)
  const row = (wallet: string, name = '', wholeUnits = false) => ({
    wallet,
    name,
    balance: amountOf(balances.get(walletKind(wallet)) ?? 0),
    state: closed.has(wallet) ? ('maintenance' as const) : ('open' as const),
    wholeUnits,
  })
  const ofVendors = singleWallet ? [] : vendors.map((vendor) => row(vendor.code, vendor.name, takesWholeUnits(vendor)))
  return { single: singleWallet, wallets: [row('MAIN'), ...ofVendors] }
}
