import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { TimeLeft } from '@/site/elements/time-left'
import { awaitingConfirmation, useWithdrawals } from '@/site/gateway/money/withdrawals'
import type { Action } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useLocation } from '@/site/merchant/pages/navigation'
import { pageAt } from '@/site/merchant/pages/pages'
import { useShownCentre } from '@/site/merchant/centres/shown-centre'
import { useSite, useWholeSite } from '@/site/merchant/site-context'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { Icon } from '@/site/ui/icons/icon'
import { IconButton } from '@/site/ui/icons/icon-button'
import { NoticePill } from '@/site/ui/notices/notice-pill'

const leadsHere = (action: Action | undefined) => action?.action === 'memberCentre' && action.panel === 'withdraw'

/**
 * Notifies the player on every page that a withdrawal was paid out and asks for confirmation that it arrived, while
 * that can still be answered (2 §4); without an answer in time it counts as received. Hidden where the question itself
 * is shown, and over games, whose controls it would cover.
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
  const [first] = awaitingConfirmation(data?.items ?? [])
  if (data === undefined || first === undefined || first.withdrawal.number === left) return null
  if (shown?.panel === 'withdraw' || isGame) return null
  return (
    <Question role="status" data-icon="info">
      <Icon name="info" size={20} />
      <IconButton icon="x" label={t('dialog.close')} onClick={() => leave(first.withdrawal.number)} />
      {t('withdraw.asked', { amount: format.amount(first.withdrawal.arrives, site.currency) })}{' '}
      <TimeLeft answer={data} until={first.until} onOver={() => void mutate()} />
      <Answer action={{ action: 'memberCentre', panel: 'withdraw', query: {} }} $emphasis="strong">
        {t('withdraw.asked.answer')}
      </Answer>
    </Question>
  )
}

/**
 * It is shown for a quarter of an hour, so it can be closed, and clicks do not pass through it. The text flows around
 * the icon and the close button: with large text, a line beside both would be too narrow for the amount.
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

/** Below the question, and as wide as it is: it is what there is to do. Above what the notice says of its links. */
const Answer = styled(ActionTarget)<ButtonLook>`
  && {
    ${buttonLook}
    clear: both;
    display: flex;
    margin-block-start: 0.6rem;
    text-decoration: none;
  }
`
