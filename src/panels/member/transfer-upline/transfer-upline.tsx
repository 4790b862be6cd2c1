import { styled } from 'styled-components'
import { ActionTarget } from '@/elements/action-target'
import { PanelSection, PanelSections } from '@/elements/panel-section'
import { ReadSection } from '@/elements/read-section'
import { nextSteps } from '@/flows/team-transfer/next-steps'
import { TransferForm } from '@/flows/team-transfer/transfer-form'
import { TransferOutcome } from '@/flows/team-transfer/transfer-outcome'
import { useOnceDone } from '@/flows/money/use-once-done'
import { useMoneyIntent } from '@/flows/money/use-money-intent'
import { useUplineTerms } from '@/gateway/upline'
import type { Action, TransferUplineProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useDraft } from '@/session/drafts'
import { buttonLook, type ButtonLook } from '@/ui/button-look'
import { EmptyState } from '@/ui/empty-state'
import '@/ui/later-icons'
import { Skeleton } from '@/ui/skeleton'

const next = nextSteps({ then: 'transfer-upline' })
const toRecord: Action = { action: 'memberCentre', panel: 'account-record', query: { kind: 'team' } }

/** Money to the account above (2 §2 transfer to upline), which is named. */
export function TransferUpline({ record, ...props }: TransferUplineProps) {
  const t = useText()
  const form = useMoneyIntent('transferUpline')
  const { state, dismiss } = form
  const read = useUplineTerms()
  const { data } = read
  const [, typeAmount] = useDraft('upline.amount', '')
  const [, typeRemark] = useDraft('upline.remark', '')

  useOnceDone('upline', state.status === 'done' ? state.intent.key : undefined, () => {
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
