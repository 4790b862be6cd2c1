import { useEffect } from 'react'
import { CashList } from '@/site/money/cash-list'
import type { Standing } from '@/site/elements/state-mark'
import { PanelStep } from '@/site/elements/panel/panel-step'
import { ReadSection } from '@/site/elements/panel/read-section'
import { ResultBox } from '@/site/elements/result-box'
import { useMoneyMoved } from '@/site/money/money-reads'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import { useWithdrawals, useWithdrawalTerms, type Withdrawal } from '@/site/gateway/money/withdrawals'
import type { Action, WithdrawProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useDraft } from '@/site/session/drafts'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { WithdrawDesk } from './withdraw-desk'
import { stepOf } from './step-of'
import { WithdrawalQuestions } from './withdrawal-questions'
import { WithdrawalRequest } from './withdrawal-request'

const toRecord: Action = { action: 'memberCentre', panel: 'account-record', query: { tab: 'withdrawals' } }

/** Withdrawals (2 §2 withdrawal): a form for a new request, or the request that the URL names. */
export function Withdraw(props: WithdrawProps) {
  const t = useText()
  const form = useMoneyIntent('requestWithdrawal')
  const { state, dismiss } = form
  const [query, say, step] = usePanelQuery()
  const terms = useWithdrawalTerms()
  const read = useWithdrawals()
  const [, typeAmount] = useDraft('withdraw.amount', '')
  const { data } = read
  useMoneyMoved(
    data?.items.map(({ number, state: step, confirmation }) => ({ number, state: stepOf(step, confirmation) })),
  )
  const made = state.status === 'done' ? state.answer.withdrawal.number : undefined

  // The new request is stored in the URL, so that a reload and Back lead to it.
  useEffect(() => {
    if (made === undefined) return
    typeAmount('')
    dismiss()
    say({ number: made })
  }, [made, dismiss, say, typeAmount])

  if (data === undefined || terms.data === undefined) {
    // One section for both reads: it shows the first error, and a retry repeats both.
    const { error, isValidating } = data === undefined && read.error !== undefined ? read : terms
    const mutate = () => Promise.all([read.mutate(), terms.mutate()])
    return (
      <ReadSection title={t('withdraw.title')} read={{ error, isValidating, mutate }}>
        {() => <Skeleton lines={6} />}
      </ReadSection>
    )
  }
  const shown = data.items.find(({ number }) => number === query.get('number'))
  // A new request is missing from the list until the list has been revalidated.
  const isUnknown = query.has('number') && !read.isValidating
  if (shown !== undefined)
    return (
      <PanelStep name={shown.number}>
        <WithdrawalQuestions answer={data} onChange={read.mutate} />
        <WithdrawalRequest withdrawal={shown} onLeave={() => step({ number: undefined })} />
      </PanelStep>
    )
  return (
    <PanelStep name="form">
      <WithdrawalQuestions answer={data} onChange={read.mutate} />
      {isUnknown && <ResultBox icon="info">{t('withdraw.unknown')}</ResultBox>}
      <WithdrawDesk {...props} terms={terms.data} form={form} />
      <CashList
        title={t('withdraw.latest')}
        items={data.items.slice(0, props.latest).map((item) => ({ ...item, ...namesOf(item) }))}
        record={props.record ? { label: t('withdraw.record'), action: toRecord } : undefined}
        onShow={(number) => step({ number })}
      />
    </PanelStep>
  )

  function namesOf({ account, state: step, confirmation }: Withdrawal) {
    const reached = stepOf(step, confirmation)
    return {
      name: `${account.name} ${account.number}`,
      state: t(`withdraw.state.${reached}`),
      standing: standings[reached],
    }
  }
}

const standings: Readonly<Record<ReturnType<typeof stepOf>, Standing>> = {
  ...({ processing: 'waiting', transferring: 'waiting', partly: 'waiting' } as const),
  ...({ succeeded: 'good', received: 'good', paid: 'good', forced: 'good' } as const),
  ...({ failed: 'refused', returned: 'refused', notReceived: 'refused' } as const),
}
