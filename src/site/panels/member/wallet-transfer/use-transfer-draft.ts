import { useEffect } from 'react'
import type { MoneyIntent } from '@/site/money/money-intent'
import { useIsSent } from '@/site/money/use-is-sent'
import { useClearWhenDone } from '@/site/money/use-clear-when-done'
import { useLanguage } from '@/site/i18n/language'
import { minorUnits } from '@/contract/money/minor-units'
import { printAmount } from '@/contract/money/typed-amount'
import { useDraft } from '@/site/session/drafts'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import type { Wallet } from './check-transfer'

export interface TransferDraft {
  readonly from: Wallet
  readonly to: Wallet
  readonly amount: string
  readonly chooseFrom: (wallet: string) => void
  readonly chooseTo: (wallet: string) => void
  readonly swap: () => void
  readonly type: (amount: string) => void
}

/**
 * The draft of a transfer. The two sides are never the same wallet: selecting a wallet that is on the other side swaps
 * them. The URL may name the target wallet (`&to=PT`), or the whole transfer (`&from=PT&to=MAIN&amount=50`). The amount
 * is cleared once the transfer is done. `onChange` is told of each change by the player.
 */
export function useTransferDraft(
  wallets: readonly [main: Wallet, vendor: Wallet, ...more: Wallet[]],
  done: MoneyIntent<'walletTransfer'> | undefined,
  onChange = () => {},
): TransferDraft {
  const [query, change] = usePanelQuery()
  const { formatTag } = useLanguage()
  const isSent = useIsSent()
  const isOpen = ({ state }: Wallet) => state === 'open'
  const [main, ...vendors] = wallets
  const [first] = vendors
  const wanted = vendors.find(({ wallet }) => wallet === query.get('to')) ?? vendors.find(isOpen) ?? first
  const [fromName, setFrom] = useDraft('wallet-transfer.from', main.wallet)
  const [toName, setTo] = useDraft('wallet-transfer.to', wanted.wallet)
  const [amount, type] = useDraft('wallet-transfer.amount', '')
  const named = (name: string) => wallets.find(({ wallet }) => wallet === name)
  const from = named(fromName) ?? main
  const other = from === main ? wanted : main
  const to = toName === from.wallet ? other : (named(toName) ?? other)

  useClearWhenDone('wallet-transfer', done?.key, () => {
    if (isSent(amount, done?.request.amount)) type('')
  })

  const asked = query.get('from')
  useEffect(() => {
    if (asked === null) return
    setFrom(asked)
    setTo(query.get('to') ?? '')
    const linked = Number(query.get('amount'))
    const hundredths = Number.isFinite(linked) ? minorUnits(linked, 'down') : 0
    // An invalid amount in an edited URL does not overwrite the input.
    if (hundredths > 0 && hundredths < Infinity) type(printAmount(hundredths, formatTag))
    change({ from: undefined, to: undefined, amount: undefined })
  }, [asked, query, change, formatTag, setFrom, setTo, type])

  const choose = (nextFrom: string, nextTo: string) => {
    setFrom(nextFrom)
    setTo(nextTo)
    onChange()
  }
  return {
    from,
    to,
    amount,
    chooseFrom: (wallet) => choose(wallet, wallet === to.wallet ? from.wallet : to.wallet),
    chooseTo: (wallet) => choose(wallet === from.wallet ? to.wallet : from.wallet, wallet),
    swap: () => choose(to.wallet, from.wallet),
    type: (typed) => {
      type(typed)
      onChange()
    },
  }
}
