import { useState, type SubmitEvent } from 'react'
import { MissingNote } from '@/site/elements/refusal/missing-note'
import { Amount } from '@/site/elements/amount'
import { Fact, Facts } from '@/site/elements/fact'
import { PaymentPasswordField, usePaymentPassword } from '@/site/money/payment-password'
import { AmountReading } from '@/site/money/amount-reading'
import { useFigureFormats } from '@/site/money/use-figure-formats'
import { isWrongSecret } from '@/site/money/money-outcome'
import type { useMoneyIntent } from '@/site/money/use-money-intent'
import { useErrorText } from '@/site/gateway/error-text'
import { useConvertQuote, usePointConfig } from '@/site/gateway/rewards/point-mall'
import type { PointConfig } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import type { AmountFormat } from '@/contract/money/amount-format'
import { parseAmount } from '@/contract/money/typed-amount'
import { useDraft } from '@/site/session/drafts'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { FieldLabel } from '@/site/ui/inputs/field-label'
import { Input } from '@/site/ui/inputs/input'
import { Sheet } from '@/site/ui/modals/sheet'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { SheetForm, Wrong } from './mall-layout'
import { nextSteps } from './next-steps'
import { QuoteProblem } from './quote-problem'
import { ConvertOutcome } from './point-outcome'

type Form = ReturnType<typeof useMoneyIntent<'convertPoints'>>

/**
 * Converts points into money: shows the ratio, then the amount as quoted by the server, and asks for the password
 * (2 §5).
 */
export function ConvertSheet({ form, onClose }: { readonly form: Form; readonly onClose: () => void }) {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = usePointConfig()
  const isDone = form.state.status === 'done'
  const handleClose = () => {
    if (isDone) form.dismiss()
    onClose()
  }
  return (
    <Sheet title={t('point-mall.convertTitle')} onClose={handleClose}>
      <ConvertOutcome form={form} inSheet />
      {data !== undefined && !isDone && <ConvertForm form={form} config={data} />}
      {data === undefined && error === undefined && <Skeleton lines={5} />}
      {data === undefined && error !== undefined && (
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      )}
    </Sheet>
  )
}

function ConvertForm({ form, config }: { readonly form: Form; readonly config: PointConfig['response'] }) {
  const t = useText()
  const format = useFormat()
  const { count } = useFigureFormats()
  const { currency } = useSite().site
  const { state, send } = form
  const [typed, type] = useDraft('pointConversion.points', '')
  const [isAsked, ask] = useState(false)
  const points = wholeNumber(typed, count)
  const quote = useConvertQuote(points)
  const isWrong = state.status === 'refused' && isWrongSecret(state.error, 'password')
  const password = usePaymentPassword(isWrong ? state.error : undefined)
  const isBusy = ['sending', 'checking', 'asking', 'busy'].includes(state.status)
  const said = { count: config.points, amount: format.amount(config.amount, currency) }
  const limits = { least: format.number(config.least), most: format.number(config.most) }
  const isNone = isAsked && points === undefined
  const none = (points === undefined || quote.error !== undefined) && '–'

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask(true)
    if (points === undefined || quote.error !== undefined) return event.currentTarget.querySelector('input')?.focus()
    if (password.check()) send({ points, password: password.value })
  }

  return (
    <SheetForm noValidate onSubmit={handleSubmit}>
      <p>{t('point-mall.ratio', said)}</p>
      <FieldLabel>
        {t('point-mall.convertPoints')}
        <Input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={isNone || quote.error?.kind === 'refused'}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <AmountReading typed={typed} format={count} />
        <small>{t('point-mall.limits', limits)}</small>
      </FieldLabel>
      {isNone ? (
        <Wrong role="alert">{t('point-mall.whole')}</Wrong>
      ) : (
        <QuoteProblem quote={quote} isSaid={state.status === 'refused' && state.error.code === quote.error?.code} />
      )}
      <Facts aria-busy={quote.isLoading}>
        <Fact name={t('point-mall.becomes')}>{quote.data && !none ? <Amount amount={quote.data.amount} /> : none}</Fact>
        <Fact name={t('point-mall.after')}>
          {quote.data && !none ? t('point-mall.points', { count: quote.data.pointsAfter }) : none}
        </Fact>
      </Facts>
      {config.hasPaymentPassword ? (
        <>
          <PaymentPasswordField password={password} />
          <Button type="submit" emphasis="strong" busy={isBusy}>
            {t('point-mall.convertNow')}
          </Button>
        </>
      ) : (
        <MissingNote text={t('point-mall.needsPassword')} step={nextSteps.payment_password_missing} />
      )}
    </SheetForm>
  )
}

/** Parses a whole number of points; undefined if the input is not one. */
function wholeNumber(typed: string, format: AmountFormat): number | undefined {
  const read = parseAmount(typed, format)
  return 'hundredths' in read && read.hundredths > 0 ? read.hundredths / 100 : undefined
}
