import { useEffect, useMemo } from 'react'
import { PanelSection } from '@/elements/panel-section'
import { ReadSection } from '@/elements/read-section'
import { useMoneyIntent } from '@/flows/money/use-money-intent'
import { nextSteps } from '@/flows/team-transfer/next-steps'
import { TransferForm } from '@/flows/team-transfer/transfer-form'
import { TransferOutcome } from '@/flows/team-transfer/transfer-outcome'
import { useDownlineTerms } from '@/gateway/downline'
import { useText } from '@/i18n/language'
import { useDraft } from '@/session/drafts'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import '@/ui/later-icons'
import { Skeleton } from '@/ui/skeleton'

interface TransferDownProps {
  readonly account: string
  readonly onBack: () => void
}

/** Money to somebody below, by name: one debit, a line in both records (2 §6). */
export function TransferDown({ account, onBack }: TransferDownProps) {
  const t = useText()
  const form = useMoneyIntent('transferDownline')
  const { state } = form
  const read = useDownlineTerms(account)
  const [, typeAmount] = useDraft('downline.amount', '')
  const [, typeRemark] = useDraft('downline.remark', '')
  const isDone = state.status === 'done'
  const title = t('team.transfer')
  const next = useMemo(() => nextSteps({ then: 'agent-team-management', to: account }), [account])

  // What was done is not typed any more.
  useEffect(() => {
    if (!isDone) return
    typeAmount('')
    typeRemark('')
  }, [isDone, typeAmount, typeRemark])

  const back = <Button onClick={onBack}>{t('team.back')}</Button>
  const { data } = read
  if (data === undefined)
    return (
      <ReadSection title={title} read={read}>
        {() => <Skeleton lines={5} />}
      </ReadSection>
    )
  const { downline, ...terms } = data
  return (
    <>
      <TransferOutcome state={state} next={next} onSecret={form.giveSecret} onDismiss={form.dismiss} />
      {downline === null ? (
        <PanelSection title={title}>
          <EmptyState icon="users" text={t('team.notFound')}>
            {back}
          </EmptyState>
        </PanelSection>
      ) : (
        <>
          <TransferForm
            title={title}
            toLabel={t('team.account')}
            to={downline}
            terms={terms}
            presets={[]}
            all={false}
            remark
            draft="downline"
            state={state}
            toPassword={next.payment_password_missing}
            onSend={(words) => form.send({ ...words, downline: downline.account })}
          />
          {back}
        </>
      )}
    </>
  )
}
