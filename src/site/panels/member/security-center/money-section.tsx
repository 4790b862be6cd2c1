import '@/site/ui/icons/eye-icons'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { Amount } from '@/site/elements/amount'
import { Fact, Facts } from '@/site/elements/fact'
import { ReadSection } from '@/site/elements/panel/read-section'
import { toggleBalanceShown, useBalanceShown } from '@/site/elements/player/balance-shown'
import { useBalance } from '@/site/gateway/money/balance'
import { useWithdrawalTerms } from '@/site/gateway/money/withdrawals'
import type { SecurityCenterProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { Icon } from '@/site/ui/icons/icon'
import { IconButton } from '@/site/ui/icons/icon-button'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { useOffered } from './use-offered'

const ways = {
  deposit: { panel: 'deposit', label: 'nav.deposit', icon: 'wallet' },
  withdraw: { panel: 'withdraw', label: 'nav.withdraw', icon: 'bank' },
  transfer: { panel: 'wallet-transfer', label: 'security-center.transfer', icon: 'swap' },
} as const

/** The player's money: all of it, what of it is held or bound, and the ways in and out. */
export function MoneySection({ money }: Pick<SecurityCenterProps, 'money'>) {
  const t = useText()
  const isShown = useBalanceShown()
  const balance = useBalance()
  const total = balance.data?.sumBalance
  const amount = (value: number) => (isShown ? <Amount amount={value} /> : <Hidden />)
  return (
    <ReadSection
      title={t('security-center.money')}
      read={useWithdrawalTerms()}
      // These panels show by themselves what fails.
      footer={<MoneyWays money={money} />}
    >
      {(terms) => (
        <>
          <Total>
            {total !== undefined && amount(total)}
            {total === undefined && balance.error === undefined && (
              <Waiting>
                <SkeletonBar />
              </Waiting>
            )}
            {total === undefined && balance.error !== undefined && (
              <Icon name="alert-triangle" size={24} label={t('header.balanceFailed')} />
            )}
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={t(isShown ? 'header.hideBalance' : 'header.showBalance')}
              onClick={toggleBalanceShown}
            />
          </Total>
          <MoneyFacts>
            <Fact name={t('security-center.withdrawable')}>{terms && amount(terms.withdrawable)}</Fact>
            <Fact name={t('security-center.held')}>{terms && amount(terms.held)}</Fact>
            <Fact name={t('security-center.bound')}>{terms && amount(terms.turnover.remaining)}</Fact>
          </MoneyFacts>
        </>
      )}
    </ReadSection>
  )
}

/** The ways in and out that this account is offered; the first one is the strong one. */
function MoneyWays({ money }: Pick<SecurityCenterProps, 'money'>) {
  const t = useText()
  const isOffered = useOffered()
  return (
    <Ways>
      {money
        .map((way) => ways[way])
        .filter(({ panel }) => isOffered(panel))
        .map(({ panel, label, icon }, place) => (
          <Way
            key={panel}
            action={{ action: 'memberCentre', panel, query: {} }}
            $emphasis={place === 0 ? 'strong' : 'normal'}
          >
            <Icon name={icon} size={20} />
            {t(label)}
          </Way>
        ))}
    </Ways>
  )
}

function Hidden() {
  const t = useText()
  return (
    <span>
      <span aria-hidden>••••••</span>
      <span className="visually-hidden">{t('amount.hidden')}</span>
    </span>
  )
}

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  min-block-size: 2.75rem;
  /* Text of twice the size still finds its line on a phone. */
  font-size: min(clamp(1.35rem, 6cqi, 1.9rem), 7cqi);
  font-weight: var(--font-weight-heading);
`

/** On a phone an amount takes the room that it needs, and its name has the others. */
const MoneyFacts = styled(Facts)`
  @container (min-width: 16rem) and (max-width: 36rem) {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(6rem, max-content);
    }

    dd {
      text-align: end;
    }
  }
`

/** As wide as an amount, because a bar alone has no width in a row. */
const Waiting = styled.span`
  display: block;
  inline-size: min(9rem, 60%);
`

/** The last one fills its row where no other stands beside it. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`

const Way = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  flex: 1 1 8.5rem;
  padding-inline: 0.75rem;
`
