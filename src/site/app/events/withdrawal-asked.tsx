import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { TimeLeft } from '@/site/elements/time-left'
import { askedOf, useWithdrawals } from '@/site/gateway/money/withdrawals'
import type { Action } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useLocation } from '@/site/merchant/pages/navigation'
import { pageAt } from '@/site/merchant/pages/pages'
import { useShownCentre } from '@/site/merchant/centres/shown-centre'
import { useSite, useWholeSite } from '@/site/merchant/site-context'
import { Icon } from '@/site/ui/icons/icon'
import { IconButton } from '@/site/ui/icons/icon-button'
import { NoticePill } from '@/site/ui/notices/notice-pill'

const leadsHere = (action: Action | undefined) => action?.action === 'memberCentre' && action.panel === 'withdraw'

/**
 * Says on every page that a withdrawal was paid out and that its player is asked whether it came, for as long as that
 * can be answered (2 §4): what was not answered in time counts as received. Not where the question itself stands, nor
 * over a game, whose controls it would hide.
 */
export function WithdrawalAsked() {
  const t = useText()
  const format = useFormat()
  const { site, routes } = useSite()
  const page = pageAt(routes, useLocation().pathname)?.page
  const isGame = Object.values(page?.sections ?? {}).some(({ block }) => block === 'game-frame')
  const [left, leave] = useState<string>()
  const { menus } = useWholeSite()
  const isOffered = Object.values(menus).some(({ items, order }) =>
    order.some((name) => leadsHere(items[name]?.action)),
  )
  const { data, mutate } = useWithdrawals(isOffered)
  const shown = useShownCentre()
  const [first] = askedOf(data?.items ?? [])
  if (data === undefined || first === undefined || first.withdrawal.number === left) return null
  if (shown?.panel === 'withdraw' || isGame) return null
  return (
    <Question role="status" data-icon="info">
      <Icon name="info" size={20} />
      <IconButton icon="x" label={t('dialog.close')} onClick={() => leave(first.withdrawal.number)} />
      {t('withdraw.asked', { amount: format.amount(first.withdrawal.arrives, site.currency) })}{' '}
      <TimeLeft answer={data} until={first.until} onOver={() => void mutate()} />
      <ActionTarget action={{ action: 'memberCentre', panel: 'withdraw', query: {} }}>
        {t('withdraw.asked.answer')}
      </ActionTarget>
    </Question>
  )
}

/**
 * It stands for a quarter of an hour, so it can be closed, and nothing is pressed through it. The words flow around the
 * icon and the cross: of large ones a line beside both would hold no amount.
 */
const Question = styled(NoticePill)`
  pointer-events: auto;
  display: flow-root;

  > svg {
    float: inline-start;
    margin-inline-end: 0.75rem;
  }

  > :nth-child(2) {
    float: inline-end;
    margin-block: -0.6rem 0;
    margin-inline: 0.75rem -1rem;
  }

  > :last-child {
    display: block;
    min-block-size: 44px;
    margin-block-end: -8px;
  }
`
