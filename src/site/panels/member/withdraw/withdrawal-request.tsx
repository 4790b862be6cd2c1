import { Amount } from '@/site/elements/amount'
import { CashHead, CashLarge } from '@/site/money/cash-head'
import { Copyable } from '@/site/elements/copyable'
import { Fact, Facts } from '@/site/elements/fact'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { Timeline } from '@/site/elements/timeline'
import { isInProgress, type Withdrawal } from '@/site/gateway/money/withdrawals'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { stepOf } from './step-of'
import { WithdrawalFacts } from './withdrawal-facts'

interface WithdrawalRequestProps {
  readonly withdrawal: Withdrawal
  /** Leaves for another withdrawal. */
  readonly onLeave: () => void
}

/** A withdrawal request as the server reports it: the target account, the fee, and the result. */
export function WithdrawalRequest({ withdrawal, onLeave }: WithdrawalRequestProps) {
  const t = useText()
  const { number, amount, fee, arrives, account, state, reason, timeline, confirmation } = withdrawal
  const step = stepOf(state, confirmation)
  return (
    <>
      <PanelSection title={t('withdraw.one')}>
        <CashHead role="status">
          <strong>{t(`withdraw.state.${step}`)}</strong>
          <p>{t(`withdraw.told.${step}`)}</p>
          {reason !== null && <p>{reason}</p>}
        </CashHead>
        <CashLarge>
          <Amount amount={amount} />
        </CashLarge>
        <Facts>
          <WithdrawalFacts account={account} fee={fee} arrives={arrives} />
          {confirmation !== null && confirmation.received !== null && (
            <Fact name={t('withdraw.came')}>
              <Amount amount={confirmation.received} />
            </Fact>
          )}
          <Fact name={t('withdraw.number')}>
            <Copyable text={number} label={t('withdraw.copyNumber')} />
          </Fact>
        </Facts>
      </PanelSection>
      <PanelSection title={t('withdraw.timeline')}>
        <Timeline
          steps={timeline.map((each) => ({
            name: each.state,
            text: t(`withdraw.state.${each.state}`),
            time: each.time,
            receipt: each.receipt,
          }))}
          {...(isInProgress(withdrawal) && { coming: t('withdraw.state.succeeded') })}
        />
        <div>
          <Button onClick={onLeave}>{t('withdraw.another')}</Button>
        </div>
      </PanelSection>
    </>
  )
}
