import { Suspense } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { CashHead, CashLarge } from '@/site/money/cash-head'
import { Copyable } from '@/site/elements/copyable'
import { Fact, Facts } from '@/site/elements/fact'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { TimeLeft } from '@/site/elements/time-left'
import { Timeline } from '@/site/elements/timeline'
import { isOpen, useDepositActions, type Deposit } from '@/site/gateway/money/deposits'
import { useAttempt } from '@/site/gateway/use-attempt'
import type { Deposits } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useDialogs } from '@/site/merchant/dialogs'
import { question } from '@/site/merchant/actions/message-presets'
import { Button } from '@/site/ui/button'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { DepositInstructions } from './deposit-instructions'

const DepositProof = lazyPart('deposit-proof', () => import('./deposit-proof').then((part) => part.DepositProof))

const cancelling = {
  icon: 'warning',
  text: 'deposit.cancelAsk',
  confirm: 'deposit.cancel',
  cancel: 'deposit.keep',
} as const

interface DepositRequestProps {
  readonly answer: Deposits['response']
  readonly deposit: Deposit
  /** Revalidates the deposit. */
  readonly onChange: () => Promise<unknown>
  /** Leaves for another deposit. */
  readonly onLeave: () => void
}

/** A deposit request as the server reports it: payment instructions, the time left, and the result. */
export function DepositRequest({ answer, deposit, onChange, onLeave }: DepositRequestProps) {
  const t = useText()
  const { attempt, isBusy, failure } = useAttempt()
  const { cancel } = useDepositActions()
  const dialogs = useDialogs()
  const { number, name, amount, fee, credited, promotion, state, expires, reason, receipt, timeline } = deposit

  // A deposit that ended without being booked credits nothing.
  const receives = isOpen(deposit) || state === 'approved'

  async function handleCancel() {
    if (!(await dialogs.confirm(question(cancelling)))) return
    await attempt(async () => {
      try {
        await cancel(number)
      } finally {
        // Whether or not the cancellation was refused, the state may have changed.
        await onChange()
      }
    })
  }

  return (
    <>
      <PanelSection title={name}>
        <CashHead role="status">
          <strong>{t(`deposit.state.${state}`)}</strong>
          <p>{t(`deposit.told.${state}`)}</p>
          {reason !== null && <p>{reason}</p>}
        </CashHead>
        <CashLarge>
          <Amount amount={amount} />
          {state === 'new' && (
            <span>
              {t('deposit.timeLeft')} <TimeLeft answer={answer} until={expires} onOver={() => void onChange()} />
            </span>
          )}
        </CashLarge>
        {deposit.instructions !== null && state === 'new' && (
          <DepositInstructions instructions={deposit.instructions} amount={amount} />
        )}
        <Facts>
          <Fact name={t('deposit.fee.name')}>
            <Amount amount={fee} />
          </Fact>
          {receives && (
            <Fact name={t('deposit.credited')}>
              <Amount amount={credited} />
            </Fact>
          )}
          {promotion !== null && (
            <>
              <Fact name={promotion.title}>
                <Amount amount={promotion.bonus} />
              </Fact>
              <Fact name={t('deposit.turnover')}>
                <Amount amount={promotion.turnover} />
              </Fact>
            </>
          )}
          <Fact name={t('deposit.number')}>
            <Copyable text={number} label={t('deposit.copy', { name: t('deposit.number') })} />
          </Fact>
          {receipt !== null && (
            <Fact name={t('deposit.receipt')}>
              <Copyable text={receipt} label={t('deposit.copy', { name: t('deposit.receipt') })} />
              <ReceiptLink number={receipt} />
            </Fact>
          )}
        </Facts>
      </PanelSection>
      {isOpen(deposit) && deposit.category !== 'card' && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <DepositProof deposit={deposit} onChange={onChange} />
        </Suspense>
      )}
      <PanelSection title={t('deposit.timeline')}>
        <Timeline
          steps={timeline.map((step) => ({
            name: step.state,
            text: t(`deposit.state.${step.state}`),
            time: step.time,
          }))}
          {...(isOpen(deposit) && { coming: t('deposit.state.approved') })}
        />
        <div role="alert">{failure}</div>
        <Buttons>
          <Button onClick={onLeave}>{t('deposit.another')}</Button>
          {state === 'new' && (
            <Button emphasis="quiet" busy={isBusy} onClick={() => void handleCancel()}>
              {t('deposit.cancel')}
            </Button>
          )}
        </Buttons>
      </PanelSection>
    </>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`
