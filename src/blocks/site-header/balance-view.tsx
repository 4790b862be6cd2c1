import { styled } from 'styled-components'
import { useBalance } from '@/gateway/balance'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useSite } from '@/site/site-context'
import { IconButton } from '@/ui/icon-button'
import { SkeletonBar } from '@/ui/skeleton'
import { toggleBalanceShown, useBalanceShown } from './balance-shown'

/** As many as hide how many digits there are. */
const mask = '******'

/** Balance of the signed-in player, with controls to hide it and to ask for it again. */
export function BalanceView() {
  const t = useText()
  const { currency } = useSite().site
  const format = useFormat()
  const { data, error, isValidating, mutate } = useBalance()
  const shown = useBalanceShown()
  const refresh = (
    <Refresh
      icon="refresh-cw"
      size={16}
      label={t('header.refreshBalance')}
      aria-busy={isValidating}
      onClick={() => void mutate()}
    />
  )

  if (data === undefined && error !== undefined) {
    return (
      <Pill role="alert" data-failed>
        <Amount>{t('header.balanceFailed')}</Amount>
        {refresh}
      </Pill>
    )
  }
  return (
    <Pill>
      <span className="visually-hidden">{t('header.balance')}</span>
      <Amount>
        {data === undefined && <SkeletonBar />}
        {data !== undefined && shown && format.amount(data.sumBalance, currency)}
        {data !== undefined && !shown && (
          <>
            <span aria-hidden>{mask}</span>
            <span className="visually-hidden">{t('amount.hidden')}</span>
          </>
        )}
      </Amount>
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        size={16}
        label={t(shown ? 'header.hideBalance' : 'header.showBalance')}
        onClick={toggleBalanceShown}
      />
      {refresh}
    </Pill>
  )
}

const Pill = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline-start: 0.9rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--color-text) 5%, transparent);

  > button {
    inline-size: 2.25rem;
  }

  &[data-failed] {
    color: var(--color-danger);
    font-size: var(--font-size-small);
  }

  @media (max-width: 767px) {
    padding-inline-start: 0.6rem;
    font-size: var(--font-size-small);
  }
`

/** As wide as a usual balance from the start, so that nothing beside it moves when it arrives or is hidden. */
const Amount = styled.span`
  min-inline-size: 6.5rem;
  font-family: var(--font-heading);
  font-variant-numeric: tabular-nums;
  font-weight: var(--font-weight-control);
  white-space: nowrap;

  @media (max-width: 767px) {
    min-inline-size: 4.5rem;
  }
`

/** On phones the account menu has it. */
const Refresh = styled(IconButton)`
  @media (max-width: 479px) {
    :not([data-failed]) > & {
      display: none;
    }
  }
`
