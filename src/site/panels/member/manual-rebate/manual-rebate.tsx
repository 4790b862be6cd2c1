import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { PanelHint, PanelSection, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useStatement } from '@/site/elements/use-statement'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import { ClaimResult, isClaiming } from '@/site/money/claim-result'
import { useErrorText } from '@/site/gateway/error-text'
import { useRebate } from '@/site/gateway/money/rebate'
import type { Rebate } from '@/contract/generated/gateway-types'
import type { ManualRebateProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { EmptyState } from '@/site/ui/notices/empty-state'
import '@/site/ui/icons/later-icons'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { ConfirmRebate } from './confirm-rebate'
import { RebatePaid } from './rebate-paid'
import { RebateTable } from './rebate-table'

/** The player's rebate, fetched again before it is claimed (2 §2 manual rebate). */
export function ManualRebate({ order, play }: ManualRebateProps) {
  const t = useText()
  const errorText = useErrorText()
  const format = useFormat()
  const { whole } = useStatement()
  const { currency } = useSite().site
  const read = useRebate()
  const { state, send, dismiss } = useMoneyIntent('rebateClaim')
  const [asked, setAsked] = useState<Rebate['response']>()
  const [isReading, setIsReading] = useState(false)
  const { data, error, mutate } = read
  if (error?.code === 'rebate_closed')
    return (
      <PanelSections>
        <PanelSection title={t('manual-rebate.title')}>
          <EmptyState icon="coins" text={errorText(error)} />
        </PanelSection>
      </PanelSections>
    )
  if (data === undefined)
    return (
      <PanelSections>
        <ReadSection title={t('manual-rebate.title')} read={read}>
          {() => <Skeleton lines={6} />}
        </ReadSection>
      </PanelSections>
    )

  const ask = async () => {
    setIsReading(true)
    try {
      const fresh = await mutate()
      if (fresh?.reason === null) setAsked(fresh)
    } finally {
      setIsReading(false)
    }
  }
  const confirm = ({ until, total }: Rebate['response']) => {
    setAsked(undefined)
    send({ until, total })
  }
  const { lines, since, until, least, reason } = data
  const words = {
    busy: t('manual-rebate.busy'),
    checking: t('manual-rebate.checking'),
    forgotten: t('manual-rebate.forgotten'),
  }
  const times = { since: since === null ? '' : whole(since), until: whole(until) }
  return (
    <PanelSections>
      <ClaimResult state={state} words={words} onDismiss={dismiss}>
        {state.status === 'done' && <RebatePaid answer={state.answer} />}
      </ClaimResult>
      <PanelSection title={t('manual-rebate.title')}>
        <PanelHint>
          {t(since === null ? 'manual-rebate.sinceStart' : 'manual-rebate.since', times)} {t('manual-rebate.note')}
        </PanelHint>
        {lines.length > 0 && <RebateTable answer={data} order={order} />}
        {reason === null ? (
          <Button emphasis="strong" busy={isReading || isClaiming(state)} onClick={() => void ask()}>
            {t('manual-rebate.claim')}
          </Button>
        ) : (
          <EmptyState icon="coins" text={t(`manual-rebate.none.${reason}`, { least: format.amount(least, currency) })}>
            {play !== undefined && (
              <Play action={play} $emphasis="normal">
                {t('manual-rebate.play')}
              </Play>
            )}
          </EmptyState>
        )}
      </PanelSection>
      {asked !== undefined && (
        <ConfirmRebate
          answer={asked}
          order={order}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </PanelSections>
  )
}

const Play = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
