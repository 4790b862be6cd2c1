import { type SubmitEvent } from 'react'
import { Amount } from '@/site/elements/amount'
import { Fact, Facts } from '@/site/elements/fact'
import { MissingNote } from '@/site/elements/refusal/missing-note'
import { PaymentPasswordField, usePaymentPassword } from '@/site/money/payment-password'
import { isWrongSecret } from '@/site/money/money-outcome'
import type { useMoneyIntent } from '@/site/money/use-money-intent'
import { usePointConfig, useRedeemQuote, type PointReward } from '@/site/gateway/rewards/point-mall'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Sheet } from '@/site/ui/modals/sheet'
import { GiftAddress, useGiftAddress } from './gift-address'
import { SheetForm } from './mall-layout'
import { nextSteps } from './next-steps'
import { RedeemOutcome } from './point-outcome'
import { Quantity } from './quantity'
import { QuoteProblem } from './quote-problem'
import type { MallObject } from './use-mall-object'

interface RedeemSheetProps {
  readonly reward: PointReward
  readonly form: ReturnType<typeof useMoneyIntent<'redeemReward'>>
  readonly mall: MallObject
}

/**
 * Redeems a reward: quantity, address, cost and remaining points as quoted by the server, and the payment password to
 * confirm (2 §5).
 */
export function RedeemSheet({ reward, form, mall }: RedeemSheetProps) {
  const t = useText()
  const { state, send } = form
  const quantity = Number(mall.quantity)
  const quote = useRedeemQuote({ rewardId: reward.id, quantity })
  const config = usePointConfig()
  const address = useGiftAddress()
  const isWrong = state.status === 'refused' && isWrongSecret(state.error, 'password')
  const password = usePaymentPassword(isWrong ? state.error : undefined)
  const isBusy = ['sending', 'checking', 'asking', 'busy'].includes(state.status)
  const { data, error } = quote
  // Stale data: after an error, SWR still holds the quote for an earlier quantity.
  const told = error === undefined ? data : undefined
  const none = error !== undefined && '–'

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reward.needsAddress && !address.check(event.currentTarget)) return
    if (error !== undefined || !password.check()) return
    send({
      ...{ rewardId: reward.id, quantity, password: password.value },
      ...(reward.needsAddress && { address: address.value }),
    })
  }

  const title = t('point-mall.redeemTitle', { name: reward.name })
  const handleClose = () => {
    if (state.status === 'done') form.dismiss()
    mall.forget()
  }

  if (state.status === 'done')
    return (
      <Sheet title={title} onClose={handleClose}>
        <RedeemOutcome form={form} inSheet />
      </Sheet>
    )
  return (
    <Sheet title={title} onClose={handleClose}>
      <SheetForm noValidate onSubmit={handleSubmit}>
        <RedeemOutcome form={form} inSheet />
        <Quantity
          value={quantity}
          most={Math.min(99, reward.stock ?? 99)}
          onChange={(next) => mall.setQuantity(String(next))}
        />
        <Facts aria-busy={quote.isLoading}>
          <Fact name={t('point-mall.takes')}>{told ? t('point-mall.points', { count: told.points }) : none}</Fact>
          {reward.amount > 0 && (
            <Fact name={t('point-mall.pays')}>{told ? <Amount amount={told.amount} /> : none}</Fact>
          )}
          <Fact name={t('point-mall.after')}>{told ? t('point-mall.points', { count: told.pointsAfter }) : none}</Fact>
        </Facts>
        <QuoteProblem quote={quote} isSaid={state.status === 'refused' && state.error.code === error?.code} />
        {reward.needsAddress && <GiftAddress address={address} />}
        {config.data?.hasPaymentPassword === false ? (
          <MissingNote text={t('point-mall.needsPassword')} step={nextSteps.payment_password_missing} />
        ) : (
          <>
            <PaymentPasswordField password={password} />
            <Button type="submit" emphasis="strong" busy={isBusy}>
              {t('point-mall.redeemNow')}
            </Button>
          </>
        )}
      </SheetForm>
    </Sheet>
  )
}
