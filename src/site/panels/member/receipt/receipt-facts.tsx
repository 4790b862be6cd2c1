import type { ReactNode } from 'react'
import { Amount } from '@/site/elements/amount'
import { Copyable } from '@/site/elements/copyable'
import { kindText } from '@/site/records/entry-kinds'
import { Fact, Facts } from '@/site/elements/fact'
import { useStatement } from '@/site/elements/use-statement'
import { useWalletName } from '@/site/elements/wallet-name'
import type { MoneyReceipt } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'

type Receipt = MoneyReceipt['response']

/** The details of a receipt, with skeletons while it is loading. */
export function ReceiptFacts({ receipt }: { receipt: Receipt | undefined }) {
  const t = useText()
  const { whole } = useStatement()
  const nameOf = useSideName()
  const say = useAmount()
  const unit = receipt?.unit
  const names = (sides: readonly string[]) => sides.map(nameOf).join(', ')
  return (
    <Facts>
      <Fact name={t('receipt.number')}>
        {receipt && <Copyable text={receipt.number} label={t('receipt.copyNumber')} />}
      </Fact>
      <Fact name={t('receipt.kind')}>{receipt && kindText(t, receipt.kind)}</Fact>
      <Fact name={t('receipt.amount')}>{receipt && say(receipt.amount, unit === 'points')}</Fact>
      {receipt?.fee !== undefined && receipt.fee > 0 && (
        <>
          <Fact name={t('receipt.fee')}>{say(receipt.fee, unit === 'points')}</Fact>
          <Fact name={t('receipt.received')}>{say(receipt.amount - receipt.fee, unit === 'points')}</Fact>
        </>
      )}
      <Fact name={t('receipt.time')}>{receipt && <time dateTime={receipt.time}>{whole(receipt.time)}</time>}</Fact>
      <Fact name={t('receipt.from')}>{receipt && <bdi>{names(receipt.from)}</bdi>}</Fact>
      <Fact name={t('receipt.to')}>{receipt && <bdi>{names(receipt.to)}</bdi>}</Fact>
      <Fact name={t('receipt.state')}>{receipt && stateText(receipt.state, t('receipt.booked'))}</Fact>
      {receipt?.lines.map(({ wallet, balanceAfter }) => (
        <Fact key={wallet} name={t('receipt.after', { wallet: nameOf(wallet) })}>
          {say(balanceAfter, wallet === 'POINTS')}
        </Fact>
      ))}
      {receipt?.reference != null && (
        <Fact name={t('receipt.reference')}>
          <Copyable text={receipt.reference} label={t('receipt.copyReference')} />
        </Fact>
      )}
      <Fact name={t('receipt.code')}>
        {receipt && <Copyable text={receipt.checkCode} label={t('receipt.copyCode')} />}
      </Fact>
    </Facts>
  )
}

const stateText = (state: string, booked: string): string => (state === 'booked' ? booked : state)

/** Returns the name of one side of a transaction: a wallet of the player, or the other party. */
function useSideName(): (side: string) => string {
  const t = useText()
  const walletName = useWalletName()
  return (side) => {
    if (side === 'HOUSE') return t('receipt.house')
    if (side === 'ACCOUNT') return t('receipt.account')
    return side === 'POINTS' ? t('receipt.pointsWallet') : walletName(side)
  }
}

/** Returns a formatter for money or points. */
function useAmount(): (amount: number, isPoints: boolean) => ReactNode {
  const t = useText()
  return (amount, isPoints) => (isPoints ? t('receipt.points', { count: amount }) : <Amount amount={amount} />)
}
