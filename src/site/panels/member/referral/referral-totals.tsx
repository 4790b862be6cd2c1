import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { Amount } from '@/site/elements/amount'
import { Fact, Facts } from '@/site/elements/fact'
import type { Referral } from '@/contract/generated/gateway-types'
import type { Action } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'

type TotalsProps = Pick<Referral['response'], 'totals' | 'gift'>

/** How many friends came and count, what they have brought, and the way to what waits to be claimed. */
export function ReferralTotals({ totals, gift }: TotalsProps) {
  const t = useText()
  const { number } = useFormat()
  return (
    <>
      <Facts>
        <Fact name={t('referral.invited')}>{number(totals.invited)}</Fact>
        <Fact name={t('referral.deposited')}>{number(totals.deposited)}</Fact>
        <Fact name={t('referral.qualified')}>{number(totals.qualified)}</Fact>
        {gift !== null && (
          <>
            <Fact name={t('referral.earned')}>
              <Amount amount={totals.earned} />
            </Fact>
            <Fact name={t('referral.waiting')}>
              <Amount amount={totals.waiting} />
            </Fact>
          </>
        )}
      </Facts>
      {totals.waiting > 0 && (
        <Claim action={rewardCentre} $emphasis="strong">
          {t('referral.claim')}
        </Claim>
      )}
    </>
  )
}

const rewardCentre: Action = { action: 'memberCentre', panel: 'reward-center', query: {} }

const Claim = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  justify-self: start;
`
