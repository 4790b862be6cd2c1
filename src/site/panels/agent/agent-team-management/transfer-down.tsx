import { useMemo } from 'react'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useIsSent } from '@/site/money/use-is-sent'
import { useClearWhenDone } from '@/site/money/use-clear-when-done'
import { useMoneyIntent, type IntentOf } from '@/site/money/use-money-intent'
import { nextSteps } from '@/site/money/team-transfer/next-steps'
import { TransferForm } from '@/site/money/team-transfer/transfer-form'
import { TransferOutcome } from '@/site/money/team-transfer/transfer-outcome'
import { useDownlineTerms } from '@/site/gateway/money/downline'
import { useText } from '@/site/i18n/language'
import { useDraft } from '@/site/session/drafts'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import '@/site/ui/icons/later-icons'
import { Skeleton } from '@/site/ui/loading/skeleton'

interface TransferDownProps {
  readonly account: string
  readonly onBack: () => void
}

/** Transfers money to a team member by name: one debit, with an entry in both records (2 §6). */
export function TransferDown({ account, onBack }: TransferDownProps) {
  const t = useText()
  const form = useMoneyIntent('transferDownline')
  // The result of a transfer to somebody else is not shown here.
  const state = isOfAnother(form.state, account) ? free : form.state
  const draft = `downline.${account}`
  const read = useDownlineTerms(account)
  const [amount, typeAmount] = useDraft(`${draft}.amount`, '')
  const isSent = useIsSent()
  const done = state.status === 'done' ? state.intent : undefined
  const [, typeRemark] = useDraft(`${draft}.remark`, '')
  const title = t('team.transfer')
  const next = useMemo(() => nextSteps({ then: 'agent-team-management', to: account }), [account])

  useClearWhenDone(draft, done?.key, () => {
    if (!isSent(amount, done?.request.amount)) return
    typeAmount('')
    typeRemark('')
  })

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
            draft={draft}
            state={state}
            toPassword={next.payment_password_missing}
            onChange={form.startAgain}
            onRefuse={form.dismiss}
            onSend={(words) => form.send({ ...words, downline: downline.account })}
          />
          {back}
        </>
      )}
    </>
  )
}

const free = { status: 'free' } as const

/** Whether a finished intent was for another account. Account names are case-insensitive. */
function isOfAnother(state: IntentOf<'transferDownline'>, account: string): boolean {
  if (state.status !== 'done' && state.status !== 'refused' && state.status !== 'forgotten') return false
  return state.intent.request.downline.toLowerCase() !== account.toLowerCase()
}
