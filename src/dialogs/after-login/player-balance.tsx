import { Amount } from '@/elements/amount'
import { useBalance } from '@/gateway/balance'
import { useText } from '@/i18n/language'
import { Figure, Figures } from '@/ui/figure'

/** Balance of the player, large. */
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
