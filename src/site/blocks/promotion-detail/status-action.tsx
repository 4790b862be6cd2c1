import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import { ClaimResult, isClaiming } from '@/site/money/claim-result'
import { useErrorText } from '@/site/gateway/error-text'
import { useApplyPromotion, type PromotionActivity } from '@/site/gateway/rewards/promotion-activities'
import type { Action, TextKey } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useGuard } from '@/site/merchant/actions/guards'
import { promotionAction } from '@/site/merchant/actions/promotion-action'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'

interface StatusActionProps {
  readonly activity: PromotionActivity
  /** Where participants go to play. */
  readonly play: { readonly label?: TextKey; readonly action: Action }
}

/** The one action for the current status of a promotion (2 §4). Guests sign in first and then return here. */
export function StatusAction({ activity, play }: StatusActionProps) {
  const t = useText()
  const { status, way, unmet } = activity
  const isOfDeposit = way === 'deposit'
  switch (status) {
    case 'process':
      if (unmet.length > 0) return <Others />
      if (way === 'reward') return <ToRewards />
      return isOfDeposit ? <ToDeposit label="promotion-detail.deposit" /> : <Join activity={activity} />
    case 'rejected':
      return <Join activity={activity} />
    case 'joined':
      if (isOfDeposit) return <ToDeposit label="promotion-detail.toDeposits" />
      return (
        <ActionButton action={play.action} $emphasis="strong">
          {t(play.label ?? 'promotion-detail.play')}
        </ActionButton>
      )
    case 'applying':
      return (
        <ActionButton action={{ action: 'customerService' }} $emphasis="normal">
          {t('promotion-detail.ask')}
        </ActionButton>
      )
    case 'issued':
      return way === 'reward' ? <ToRewards /> : <Claim activity={activity} />
    case 'claimed':
      return <Claimed activity={activity} />
    case 'closed':
    case 'comingSoon':
      return <Others />
  }
}

function Others() {
  const t = useText()
  const { routes } = useSite()
  return (
    <ActionButton action={promotionAction(routes)} $emphasis="normal">
      {t('promotion-detail.others')}
    </ActionButton>
  )
}

/** Leads to where deposits are made, and their promotions chosen. */
function ToDeposit({ label }: { readonly label: 'promotion-detail.deposit' | 'promotion-detail.toDeposits' }) {
  const t = useText()
  return (
    <ActionButton action={{ action: 'memberCentre', panel: 'deposit', query: {} }} $emphasis="strong">
      {t(label)}
    </ActionButton>
  )
}

/** Leads to the reward centre, where the rewards of the promotion wait. */
function ToRewards() {
  const t = useText()
  return (
    <ActionButton action={{ action: 'memberCentre', panel: 'reward-center', query: {} }} $emphasis="strong">
      {t('promotion-detail.toRewards')}
    </ActionButton>
  )
}

/** A button that joins the promotion. */
function Join({ activity }: { readonly activity: PromotionActivity }) {
  const t = useText()
  const pass = useGuard()
  const errorText = useErrorText()
  const apply = useApplyPromotion()
  const [isBusy, setBusy] = useState(false)
  const [told, tell] = useState<string>()
  const handleJoin = async () => {
    if (!pass('realAccount')) return
    setBusy(true)
    tell(undefined)
    try {
      await apply({ promotionId: activity.id }, [])
    } catch (error) {
      tell(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Act emphasis="strong" busy={isBusy} onClick={() => void handleJoin()}>
        {t('promotion-detail.join')}
      </Act>
      <div role="alert">{told}</div>
    </>
  )
}

interface ClaimProps {
  readonly activity: PromotionActivity
}

/** Claims an issued bonus, or draws the raffle, only once. */
function Claim({ activity }: ClaimProps) {
  const t = useText()
  const claim = useMoneyIntent('promotionClaim')
  const draw = useMoneyIntent('raffleClaim')
  const { id, way, raffle } = activity
  const isBusy = isClaiming(claim.state) || isClaiming(draw.state)
  const handleClaim = () => (raffle === null ? claim.send({ promotionId: id }) : draw.send({ promotionId: raffle }))
  return (
    <Act emphasis="strong" busy={isBusy} onClick={handleClaim}>
      {t(way === 'raffle' ? 'promotion-detail.draw' : 'promotion-detail.claim')}
    </Act>
  )
}

/** The prize, unless the result of the draw still shows it, and the receipt. */
function Claimed({ activity: { raffle, prize, receipt } }: ClaimProps) {
  const t = useText()
  const { state } = useMoneyIntent('raffleClaim')
  const isTold = state.status === 'done' && state.intent.request.promotionId === raffle
  return (
    <>
      {prize !== null && !isTold && <p>{t('promotion-detail.drawn', { prize })}</p>}
      {receipt !== null && <ReceiptLink number={receipt} />}
    </>
  )
}

/** The result of claiming this promotion. It stays when there is no button any more. */
export function ClaimOutcome({ activity }: ClaimProps) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const claim = useMoneyIntent('promotionClaim')
  const draw = useMoneyIntent('raffleClaim')
  const form = activity.raffle === null ? claim : draw
  const { state, dismiss } = form
  if (!('intent' in state) || state.intent.request.promotionId !== (activity.raffle ?? activity.id)) return null
  const words = {
    busy: t('promotion-detail.busy'),
    checking: t('promotion-detail.checking'),
    forgotten: t('promotion-detail.forgotten'),
  }
  return (
    <ClaimResult state={state} words={words} onDismiss={dismiss}>
      {claim.state.status === 'done' &&
        form === claim &&
        t('promotion-detail.claimed', { amount: format.amount(claim.state.answer.amount, currency) })}
      {draw.state.status === 'done' &&
        form === draw &&
        t('promotion-detail.drawn', { prize: draw.state.answer.prize.name })}
    </ClaimResult>
  )
}

const Act = styled(Button)`
  justify-self: start;
`

const ActionButton = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  justify-self: start;
`
