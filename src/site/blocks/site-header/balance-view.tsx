import '@/site/ui/icons/eye-icons'
import { styled } from 'styled-components'
import { useBalance } from '@/site/gateway/money/balance'
import { useFormat } from '@/site/i18n/format'
import { useLanguage, useText } from '@/site/i18n/language'
import { shortAmount } from '@/site/i18n/short-amount'
import { useSession } from '@/site/session/session'
import { useSite } from '@/site/merchant/site-context'
import { Icon } from '@/site/ui/icons/icon'
import { IconButton } from '@/site/ui/icons/icon-button'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { toggleBalanceShown, useBalanceShown } from '@/site/elements/player/balance-shown'

/** A fixed number of characters, so that the mask does not reveal the number of digits. */
const mask = '******'

/** Balance of the signed-in player, with buttons to hide and to refresh it. It takes the same space in every state. */
export function BalanceView() {
  const t = useText()
  const { role } = useSession()
  const { data, error, isValidating, mutate } = useBalance()
  const shown = useBalanceShown()
  const hasFailed = data === undefined && error !== undefined
  const failed = t('header.balanceFailed')

  return (
    <Pill role={hasFailed ? 'alert' : undefined} data-failed={hasFailed || undefined}>
      {role === 'trial' && <Mark>{t('header.demo')}</Mark>}
      {!hasFailed && <span className="visually-hidden">{t('header.balance')}</span>}
      <Amount title={hasFailed ? failed : undefined} dir="ltr">
        {hasFailed && <Icon name="alert-triangle" size={20} label={failed} />}
        {data === undefined && !hasFailed && <SkeletonBar />}
        {data !== undefined && shown && <ShownAmount amount={data.sumBalance} />}
        {data !== undefined && !shown && (
          <>
            <span aria-hidden>{mask}</span>
            <span className="visually-hidden">{t('amount.hidden')}</span>
          </>
        )}
      </Amount>
      {!hasFailed && (
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          size={16}
          label={t(shown ? 'header.hideBalance' : 'header.showBalance')}
          onClick={toggleBalanceShown}
        />
      )}
      <Refresh
        icon="refresh-cw"
        size={16}
        label={t('header.refreshBalance')}
        aria-busy={isValidating}
        onClick={() => void mutate()}
      />
    </Pill>
  )
}

/** The whole amount. A phone has room for the short one, and reads the whole one out. */
function ShownAmount({ amount }: { amount: number }) {
  const { currency } = useSite().site
  const { formatTag } = useLanguage()
  const whole = useFormat().amount(amount, currency)
  const short = shortAmount(formatTag, amount, currency)
  if (short === whole) return whole
  return (
    <span title={whole}>
      <Whole>{whole}</Whole>
      <Short aria-hidden>{short}</Short>
    </span>
  )
}

/** Where the header has no room for a whole amount: in em, so that a larger text counts too. */
const narrow = '(max-width: 29.99em)'

const Whole = styled.span`
  @container ${narrow} {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Short = styled.span`
  @container not ${narrow} {
    display: none;
  }
`

const Pill = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding-inline-start: 0.9rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--color-text) 5%, transparent);

  &[data-failed] {
    color: var(--color-danger);
  }

  @media (max-width: 767px) {
    padding-inline-start: 0.6rem;
    font-size: var(--font-size-small);
  }
`

/** Overlaps the edge of the pill, so that it takes no space. */
const Mark = styled.span`
  position: absolute;
  inset-block-start: -0.6em;
  inset-inline-start: 0.7rem;
  padding: 0.1em 0.55em;
  border-radius: min(var(--radius-control), 0.5em);
  background: var(--color-warning);
  color: var(--color-background);
  font-size: max(0.6875rem, 11px);
  font-weight: 700;
  line-height: 1.2;
`

/**
 * As wide as a usual balance from the start, so that nothing shifts when it loads, fails or is hidden. Where it is too
 * long even so, its last digits are cut off and never the first.
 */
const Amount = styled.span`
  flex: 1 1 auto;
  min-inline-size: 9rem;
  overflow: hidden;
  font-family: var(--font-heading);
  font-variant-numeric: tabular-nums;
  font-weight: var(--font-weight-control);
  text-align: match-parent;
  text-align: -webkit-match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;

  @container ${narrow} {
    inline-size: 5.6rem;
    min-inline-size: 0;
  }

  @container (max-width: 24em) {
    inline-size: 4.75rem;
    font-size: 0.75rem;
  }
`

/** On phones the account menu has this button, except after an error: then it takes the place of the hide button. */
const Refresh = styled(IconButton)`
  @media (max-width: 479px) {
    :not([data-failed]) > & {
      display: none;
    }
  }

  @media (min-width: 480px) {
    [data-failed] > & {
      margin-inline-start: 44px;
    }
  }
`
