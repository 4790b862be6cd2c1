import { Amount } from '@/elements/amount'
import { CashHead, CashLarge } from '@/elements/cash-head'
import { Copyable } from '@/elements/copyable'
import { Fact, Facts } from '@/elements/fact'
import { PanelSection } from '@/elements/panel-section'
import { Timeline } from '@/elements/timeline'
import { isUnderWay, type Withdrawal } from '@/gateway/withdrawals'
import { useText } from '@/i18n/language'
import { Button } from '@/ui/button'

interface WithdrawalRequestProps {
  readonly withdrawal: Withdrawal
  /** To another withdrawal. */
  readonly onLeave: () => void
}

/** A request as the server says that it stands: where it goes, what it costs, and what became of it. */
export function WithdrawalRequest({ withdrawal, onLeave }: WithdrawalRequestProps) {
  const t = useText()
  const { number, amount, fee, arrives, account, state, reason, timeline } = withdrawal
  return (
    <>
      <PanelSection title={t('withdraw.one')}>
        <CashHead role="status">
          <strong>{t(`withdraw.state.${state}`)}</strong>
          <p>{t(`withdraw.told.${state}`)}</p>
          {reason !== null && <p>{reason}</p>}
        </CashHead>
        <CashLarge>
          <Amount amount={amount} />
        </CashLarge>
        <Facts>
          <Fact name={t('withdraw.to')}>
            {account.name} <bdi>{account.number}</bdi>
          </Fact>
          <Fact name={t('withdraw.figure.fee')}>
            <Amount amount={fee} />
          </Fact>
          <Fact name={t('withdraw.arrives')}>
            <Amount amount={arrives} />
          </Fact>
          <Fact name={t('withdraw.number')}>
            <Copyable text={number} label={t('withdraw.copyNumber')} />
          </Fact>
        </Facts>
      </PanelSection>
      <PanelSection title={t('withdraw.timeline')}>
        <Timeline
          steps={timeline.map((step) => ({
            name: step.state,
            text: t(`withdraw.state.${step.state}`),
            time: step.time,
            receipt: step.receipt,
          }))}
          {...(isUnderWay(withdrawal) && { coming: t('withdraw.state.succeeded') })}
        />
        <div>
          <Button onClick={onLeave}>{t('withdraw.another')}</Button>
        </div>
      </PanelSection>
    </>
  )
}
