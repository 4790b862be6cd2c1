import { Amount } from '@/site/elements/amount'
import { useText } from '@/site/i18n/language'

/** The balance of a wallet, unless it is hidden. */
export function HeldAmount({ amount, isHidden }: { amount: number; isHidden: boolean }) {
  const t = useText()
  if (!isHidden) return <Amount amount={amount} />
  return (
    <span>
      <span aria-hidden>••••••</span>
      <span className="visually-hidden">{t('amount.hidden')}</span>
    </span>
  )
}
