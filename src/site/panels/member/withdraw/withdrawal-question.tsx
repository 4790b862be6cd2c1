import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { PanelHint, PanelSection } from '@/site/elements/panel/panel-section'
import { TimeLeft } from '@/site/elements/time-left'
import type { useMoneyIntent } from '@/site/money/use-money-intent'
import type { Withdrawal } from '@/site/gateway/money/withdrawals'
import type { Withdrawals } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { asTextKey } from '@/site/i18n/text-key'
import { useDialogs } from '@/site/merchant/dialogs'
import { question } from '@/site/merchant/actions/message-presets'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { PartCame } from './part-came'

const NothingCame = lazyPart('nothing-came', () => import('./nothing-came').then((part) => part.NothingCame))

type AnswerForm = ReturnType<typeof useMoneyIntent<'confirmWithdrawal'>>

interface WithdrawalQuestionProps {
  readonly answer: Withdrawals['response']
  readonly withdrawal: Withdrawal
  readonly until: string
  /** Number of further withdrawals to ask about. */
  readonly more: number
  readonly form: AnswerForm
  /** Called when the time to answer is over. */
  readonly onOver: () => void
}

/**
 * Asks whether a withdrawal that was paid out arrived (2 §4): in full, which needs a confirmation, in part with the
 * amount, or not at all with a picture.
 */
export function WithdrawalQuestion({ answer, withdrawal, until, more, form, onOver }: WithdrawalQuestionProps) {
  const t = useText()
  const [other, setOther] = useState<'notReceived' | 'partly'>()
  const { number, arrives, account } = withdrawal
  const { state, send } = form
  const format = useFormat()
  const dialogs = useDialogs()
  const { currency } = useSite().site
  const isBusy = ['sending', 'checking', 'busy'].includes(state.status)

  async function handleReceived() {
    const text = asTextKey(t('withdraw.ask.sure', { amount: format.amount(arrives, currency) }))
    if (await dialogs.confirm(question({ text, confirm: 'withdraw.ask.received' })))
      send({ number, answer: 'received' })
  }

  return (
    <PanelSection title={t('withdraw.ask.title')}>
      <Large>
        <span>
          <Amount amount={arrives} />
          <small>
            {account.name} <bdi>{account.number}</bdi>
          </small>
        </span>
        <span>
          {t('withdraw.ask.timeLeft')} <TimeLeft answer={answer} until={until} onOver={onOver} />
        </span>
      </Large>
      <PanelHint>{t('withdraw.ask.hint')}</PanelHint>
      <Buttons>
        <Button
          emphasis={other === undefined ? 'strong' : 'normal'}
          busy={isBusy}
          onClick={() => void handleReceived()}
        >
          {t('withdraw.ask.received')}
        </Button>
        {(['notReceived', 'partly'] as const).map((name) => (
          <Button key={name} aria-expanded={other === name} onClick={() => setOther(other === name ? undefined : name)}>
            {t(`withdraw.ask.${name}`)}
          </Button>
        ))}
      </Buttons>
      {other === 'notReceived' && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <NothingCame withdrawal={withdrawal} isBusy={isBusy} onSend={send} />
        </Suspense>
      )}
      {other === 'partly' && <PartCame withdrawal={withdrawal} isBusy={isBusy} onSend={send} />}
      {more > 0 && <PanelHint>{t('withdraw.ask.more', { n: more })}</PanelHint>}
    </PanelSection>
  )
}

const Large = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1rem;

  > span:first-child {
    display: grid;
  }

  > span > bdi {
    font-size: min(clamp(1.35rem, 6cqi, 1.9rem), 7cqi);
    font-weight: var(--font-weight-heading);
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  /* What is chosen is not what is sent. */
  > [aria-expanded='true'] {
    border-color: var(--color-accent);
    background: color-mix(in srgb, var(--color-accent) 14%, transparent);
  }
`
