import { Amount } from '@/site/elements/amount'
import { useBalance } from '@/site/gateway/money/balance'
import { useText } from '@/site/i18n/language'
import { Figure, Figures } from '@/site/ui/figure'

/** The player's balance in large type. */
export function PlayerBalance() {
  const t = useText()
  const { data, error } = useBalance()
  return (
    <Figures>
      <Figure label={t('header.balance')}>
        {data === undefined ? error && t('header.balanceFailed') : <Amount amount={data.sumBalance} />}
      </Figure>
    </Figures>
  )
}
