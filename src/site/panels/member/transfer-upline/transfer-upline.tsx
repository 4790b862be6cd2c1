import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { PanelSection, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { nextSteps } from '@/site/money/team-transfer/next-steps'
import { TransferForm } from '@/site/money/team-transfer/transfer-form'
import { TransferOutcome } from '@/site/money/team-transfer/transfer-outcome'
import { useIsSent } from '@/site/money/use-is-sent'
import { useClearWhenDone } from '@/site/money/use-clear-when-done'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import { useUplineTerms } from '@/site/gateway/money/upline'
import type { Action, TransferUplineProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useDraft } from '@/site/session/drafts'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { EmptyState } from '@/site/ui/notices/empty-state'
import '@/site/ui/icons/later-icons'
import { Skeleton } from '@/site/ui/loading/skeleton'

const next = nextSteps({ then: 'transfer-upline' })
const toRecord: Action = { action: 'memberCentre', panel: 'account-record', query: { kind: 'team' } }

/** Transfers money to the player's upline (2 §2 transfer to upline), who is named. */
export function TransferUpline({ record, ...props }: TransferUplineProps) {
  const t = useText()
  const form = useMoneyIntent('transferUpline')
  const { state, dismiss } = form
  const read = useUplineTerms()
  const { data } = read
  const [amount, typeAmount] = useDraft('upline.amount', '')
  const isSent = useIsSent()
  const done = state.status === 'done' ? state.intent : undefined
  const [, typeRemark] = useDraft('upline.remark', '')

  useClearWhenDone('upline', done?.key, () => {
    if (!isSent(amount, done?.request.amount)) return
    typeAmount('')
    typeRemark('')
  })

  if (data === undefined)
    return (
      <ReadSection title={t('transfer-upline.title')} read={read}>
        {() => <Skeleton lines={5} />}
      </ReadSection>
    )
  const { upline } = data
  return (
    <PanelSections>
      <TransferOutcome state={state} next={next} onSecret={form.giveSecret} onDismiss={dismiss} />
      {upline === null ? (
        <PanelSection title={t('transfer-upline.title')}>
          <EmptyState icon="users" text={t('transfer-upline.none')} />
        </PanelSection>
      ) : (
        <TransferForm
          {...props}
          title={t('transfer-upline.title')}
          toLabel={t('transfer-upline.to')}
          to={upline}
          terms={data}
          draft="upline"
          state={state}
          toPassword={next.payment_password_missing}
          onChange={form.startAgain}
          onRefuse={dismiss}
          onSend={(words) => form.send({ ...words, upline: upline.account })}
        />
      )}
      {record && (
        <ToRecord action={toRecord} $emphasis="quiet">
          {t('transfer-upline.record')}
        </ToRecord>
      )}
    </PanelSections>
  )
}

const ToRecord = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  justify-self: start;
`
