import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { AmountField } from '@/site/money/amount-field'
import { Amount } from '@/site/elements/amount'
import { Fact, Facts } from '@/site/elements/fact'
import { MissingNote } from '@/site/elements/refusal/missing-note'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { PaymentPasswordField, usePaymentPassword } from '@/site/money/payment-password'
import { isWrongSecret } from '@/site/money/money-outcome'
import type { IntentOf } from '@/site/money/use-money-intent'
import type { UplineTerms } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { amountOf } from '@/contract/money/amount'
import { minorUnits } from '@/contract/money/minor-units'
import { checkAmount, limitOf, maxAmount } from '@/contract/money/check-amount'
import { useAmountForm, useAmountProblemText } from '@/site/money/use-amount-form'
import { useDraft } from '@/site/session/drafts'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { FieldLabel } from '@/site/ui/inputs/field-label'
import { Input } from '@/site/ui/inputs/input'
import type { NextStep } from '@/site/elements/refusal/refusal-steps'

/** The server's limit. */
const longestRemark = 60

/** A transfer's values, without the receiver. */
export interface TransferValues {
  readonly amount: number
  readonly paymentPassword: string
  readonly remark?: string
}

interface TransferFormProps {
  readonly title: string
  /** Label of the receiver. */
  readonly toLabel: string
  readonly to: NonNullable<UplineTerms['response']['upline']>
  readonly terms: Omit<UplineTerms['response'], 'upline'>
  /** Preset amounts, in units of the currency. */
  readonly presets: readonly number[]
  /** Offers the maximum amount as a preset. */
  readonly all: boolean
  readonly remark: boolean
  /** Name of the draft that keeps the input when the form is left. */
  readonly draft: string
  readonly state: IntentOf<'transferUpline'> | IntentOf<'transferDownline'>
  /** The form is filled in again. */
  readonly onChange: () => void
  /** The amount is no valid one. */
  readonly onRefuse: () => void
  /** Leads to setting a payment password, and back. */
  readonly toPassword: NextStep
  readonly onSend: (words: TransferValues) => void
}

/** The form of a transfer: amount, remark and payment password. Its input is kept as a draft until it is sent. */
export function TransferForm(props: TransferFormProps) {
  const {
    title,
    toLabel,
    to,
    terms,
    presets,
    all,
    remark: hasRemark,
    draft,
    state,
    toPassword,
    onChange,
    onRefuse,
    onSend,
  } = props
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const [amount, type] = useDraft(`${draft}.amount`, '')
  const [remark, write] = useDraft(`${draft}.remark`, '')
  const isWrong = state.status === 'refused' && isWrongSecret(state.error, 'paymentPassword')
  const password = usePaymentPassword(
    isWrong ? state.error : undefined,
    state.status === 'done' ? state.intent.key : undefined,
  )
  const form = useAmountForm({
    amount,
    check: (typed, typing) => checkAmount(typed, terms, typing),
    onRefuse,
  })
  const { digits, problem } = form
  const problemText = useAmountProblemText()
  const errorText = () => {
    if (problem === undefined) return undefined
    const limit = limitOf(problem, terms)
    const figures = { amount: format.amount(limit, currency) }
    // A transfer has no daily limit.
    if (problem === 'day') return t('transfer-upline.most', figures)
    return problem === 'least' || problem === 'most'
      ? t(`transfer-upline.${problem}`, { amount: form.sayLimit(limit) })
      : problemText(problem, figures)
  }
  const { available, min, max, hasPaymentPassword } = terms
  const most = maxAmount(terms, digits)
  const isBusy = ['sending', 'checking', 'asking', 'busy'].includes(state.status)

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const hundredths = form.take(event)
    if (hundredths === undefined || !password.check()) return
    const words = remark.trim()
    onSend({
      ...{ amount: amountOf(hundredths), paymentPassword: password.value },
      ...(hasRemark && words !== '' && { remark: words }),
    })
  }

  return (
    <PanelSection title={title}>
      <Facts>
        <Fact name={toLabel}>
          <bdi>{to.account}</bdi>
          {to.nickname !== null && (
            <>
              {' '}
              (<bdi>{to.nickname}</bdi>)
            </>
          )}
        </Fact>
        <Fact name={t('transfer-upline.available')}>
          <Amount amount={available} />
        </Fact>
      </Facts>
      <Form noValidate onSubmit={handleSubmit}>
        <AmountField
          label={t('transfer-upline.amount')}
          value={amount}
          onChange={(typed) => {
            type(typed)
            onChange()
          }}
          error={errorText()}
          hint={t('transfer-upline.between', { min: form.sayLimit(min), max: form.sayLimit(max) })}
          choices={[
            ...form.presets(presets, (preset) => preset <= most && preset >= minorUnits(min, 'up')),
            ...(all ? [{ label: t('transfer-upline.all'), hundredths: most, isPossible: most > 0 }] : []),
          ]}
        />
        {hasRemark && (
          <FieldLabel>
            {t('transfer-upline.remark')}
            <Input
              type="text"
              maxLength={longestRemark}
              value={remark}
              onChange={(event) => write(event.currentTarget.value)}
            />
          </FieldLabel>
        )}
        {hasPaymentPassword ? (
          <>
            <PaymentPasswordField password={password} />
            <Button type="submit" emphasis="strong" busy={isBusy}>
              {t('transfer-upline.submit')}
            </Button>
          </>
        ) : (
          <MissingNote text={t('transfer-upline.needsPassword')} step={toPassword} />
        )}
      </Form>
    </PanelSection>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`
