import type { MerchantWallet } from '@/generated/gateway-types'
import { amountOf } from '@/lib/amount'
import { sessionOf, type Handler } from '@/sandbox/gateway-call'
import { takesWholeUnits, walletKind } from '@/sandbox/ledger/vendor-wallets'

/** Whether the merchant's vendors share one wallet, and what the account's wallets hold (2 §7). */
export const merchantWallet: Handler<MerchantWallet> = async (call) => {
  const { id } = sessionOf(call).account
  const { code, singleWallet, vendors } = call.merchant
  const { ledger, maintenance } = call.services
  const balances = await ledger.balancesOf(code, id)
  const closed = await maintenance.of(code)
  const wallet = (name: string, code: string, wholeUnits = false) => ({
    wallet: code,
    name,
    balance: amountOf(balances.get(walletKind(code)) ?? 0),
    state: closed.has(code) ? ('maintenance' as const) : ('open' as const),
    wholeUnits,
  })
  const ofVendors = singleWallet
    ? []
    : vendors.map((vendor) => wallet(vendor.name, vendor.code, takesWholeUnits(vendor)))
  return { single: singleWallet, wallets: [wallet('', 'MAIN'), ...ofVendors] }
}
