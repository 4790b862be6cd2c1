import { Amount } from '@/site/elements/amount'
import { useText } from '@/site/i18n/language'

/** What a wallet holds, unless it is covered. */
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
