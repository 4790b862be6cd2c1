import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/elements/action-target'
import { TimeLeft } from '@/elements/time-left'
import { askedOf, useWithdrawals } from '@/gateway/withdrawals'
import type { Action } from '@/generated/merchant-types'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useShownCentre } from '@/site/shown-centre'
import { useLocation } from '@/site/navigation'
import { pageAt } from '@/site/pages'
import { useSite, useWholeSite } from '@/site/site-context'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { NoticePill } from '@/ui/notice-pill'

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
      <span>
        {t('withdraw.asked', { amount: format.amount(first.withdrawal.arrives, site.currency) })}{' '}
        <TimeLeft answer={data} until={first.until} onOver={() => void mutate()} />
      </span>
      <ActionTarget action={{ action: 'memberCentre', panel: 'withdraw', query: {} }}>
        {t('withdraw.asked.answer')}
      </ActionTarget>
      <IconButton icon="x" label={t('dialog.close')} onClick={() => leave(first.withdrawal.number)} />
    </Question>
  )
}

/** It stands for a quarter of an hour, so it can be closed, and nothing is pressed through it. */
const Question = styled(NoticePill)`
  pointer-events: auto;

  /* Where large letters leave no room beside it, what can be pressed stands below. */
  flex-wrap: wrap;

  > span {
    flex: 1 1 9rem;
  }
`
