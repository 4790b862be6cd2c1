import { useEffect } from 'react'
import { signals } from '@/site/lib/signals'
import { CashList } from '@/site/money/cash-list'
import type { Standing } from '@/site/elements/state-mark'
import { PanelStep } from '@/site/elements/panel/panel-step'
import { ReadSection } from '@/site/elements/panel/read-section'
import { ResultBox } from '@/site/elements/result-box'
import { useMoneyMoved } from '@/site/money/money-reads'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import { useDepositMethods, useDeposits, type Deposit as Request } from '@/site/gateway/money/deposits'
import type { Action, DepositProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useDraft } from '@/site/session/drafts'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { DepositForm } from './deposit-form'
import { DepositOutcome } from './deposit-outcome'
import { DepositRequest } from './deposit-request'

const toRecord: Action = { action: 'memberCentre', panel: 'account-record', query: { tab: 'deposits' } }

/**
 * Deposits (2 §2 deposit): a form for a new request, or the request that the URL names, or one that is still to be
 * paid.
 */
export function Deposit(props: DepositProps) {
  const t = useText()
  const { state, send, dismiss } = useMoneyIntent('requestDeposit')
  const [query, say, step] = usePanelQuery()
  const methods = useDepositMethods()
  const read = useDeposits()
  const [, typeAmount] = useDraft('deposit.amount', '')
  const { data } = read
  useMoneyMoved(data?.items)
  const made = state.status === 'done' ? state.answer.deposit.number : undefined

  // The new request is stored in the URL, so that a reload and Back lead to it.
  useEffect(() => {
    if (made === undefined) return
    signals.push(['journeys', 'deposit'])
    typeAmount('')
    dismiss()
    say({ number: made, new: undefined })
  }, [made, dismiss, say, typeAmount])

  const shown = data && shownOf(data.items, query)
  const waiting = query.has('number') ? undefined : shown?.number
  // Stored in the URL, so that it stays open when it no longer waits for its payment.
  useEffect(() => {
    if (waiting !== undefined) say({ number: waiting })
  }, [waiting, say])

  if (data === undefined || methods.data === undefined) {
    // One section for both reads: it shows the first error, and a retry repeats both.
    const { error, isValidating } = data === undefined && read.error !== undefined ? read : methods
    const mutate = () => Promise.all([read.mutate(), methods.mutate()])
    return (
      <ReadSection title={t('deposit.title')} read={{ error, isValidating, mutate }}>
        {() => <Skeleton lines={6} />}
      </ReadSection>
    )
  }
  const leave = () => step({ number: undefined, new: '1' })
  // A new request is missing from the list until the list has been revalidated.
  const isUnknown = query.has('number') && !read.isValidating
  if (shown !== undefined)
    return (
      <PanelStep name={`${shown.number} ${shown.state === 'new'}`}>
        <DepositRequest key={shown.number} answer={data} deposit={shown} onChange={read.mutate} onLeave={leave} />
      </PanelStep>
    )
  return (
    <PanelStep name="form">
      {isUnknown && <ResultBox icon="info">{t('deposit.unknown')}</ResultBox>}
      <DepositOutcome state={state} onDismiss={dismiss} />
      <DepositForm
        {...props}
        methods={methods.data.methods}
        promotions={props.promotions ? methods.data.promotions : []}
        isBusy={['sending', 'checking', 'busy'].includes(state.status)}
        onSend={send}
        onRefuse={dismiss}
      />
      <CashList
        title={t('deposit.latest')}
        items={data.items.slice(0, props.latest).map((item) => ({
          ...item,
          state: t(`deposit.state.${item.state}`),
          standing: standings[item.state],
        }))}
        record={props.record ? { label: t('deposit.record'), action: toRecord } : undefined}
        onShow={(number) => step({ number, new: undefined })}
      />
    </PanelStep>
  )
}

const standings: Readonly<Record<Request['state'], Standing>> = {
  ...({ new: 'waiting', pending: 'waiting', approved: 'good', rejected: 'refused' } as const),
  ...({ cancelled: 'over', expired: 'over' } as const),
}

/** The request that the URL names; otherwise one that is still to be paid, unless a new one was asked for. */
function shownOf(items: readonly Request[], query: URLSearchParams): Request | undefined {
  const number = query.get('number')
  if (number !== null) return items.find((item) => item.number === number)
  return query.has('new') ? undefined : items.find(({ state }) => state === 'new')
}
