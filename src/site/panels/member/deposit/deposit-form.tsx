import '@/site/ui/icons/later-icons'
import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { AmountField } from '@/site/money/amount-field'
import { LimitsLeft } from '@/site/elements/limits-left'
import { PanelSection } from '@/site/elements/panel/panel-section'
import type { DepositMethod, DepositPromotion } from '@/site/gateway/money/deposits'
import type { RequestDeposit } from '@/contract/generated/gateway-types'
import type { DepositProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { amountOf } from '@/contract/money/amount'
import { minorUnits } from '@/contract/money/minor-units'
import { checkAmount, limitOf } from '@/contract/money/check-amount'
import { useAmountForm, useAmountProblemText } from '@/site/money/use-amount-form'
import { useDraft } from '@/site/session/drafts'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { DepositCost } from './deposit-cost'
import { MethodChoice } from './method-choice'
import { PromotionChoice } from './promotion-choice'

interface DepositFormProps extends Omit<DepositProps, 'promotions'> {
  readonly methods: readonly DepositMethod[]
  /** The promotions that the server offers. The brand decides whether they are shown. */
  readonly promotions: readonly DepositPromotion[]
  readonly isBusy: boolean
  readonly onSend: (request: RequestDeposit['request']) => void
  readonly onRefuse: () => void
}

/** Used only without a method, and then no form is shown either. */
const noLimits = { min: 0, max: 0 }

const depositLimits = ['depositDay', 'depositWeek', 'depositMonth'] as const

/** Method, amount and promotion. The input is kept until it has been sent. */
export function DepositForm({
  methods,
  promotions,
  presets,
  layout,
  limits,
  isBusy,
  onSend,
  onRefuse,
}: DepositFormProps) {
  const t = useText()
  const format = useFormat()
  const { currency, responsiblePlay } = useSite().site
  const offered = responsiblePlay.limits
  const open = methods.filter(({ maintenance }) => !maintenance)
  const preferred = open.find(({ recommended }) => recommended) ?? open[0]
  const [methodId, chooseMethod] = useDraft('deposit.method', preferred?.id ?? '')
  const [promotion, choosePromotion] = useDraft('deposit.promotion', '')
  const [amount, type] = useDraft('deposit.amount', '')
  const method = open.find(({ id }) => id === methodId) ?? preferred
  const form = useAmountForm({
    amount,
    check: (typed, typing) => checkAmount(typed, method ?? noLimits, typing),
    basis: method?.id ?? '',
    onRefuse,
  })
  const { problem } = form
  const problemText = useAmountProblemText()
  if (method === undefined)
    return (
      <PanelSection title={t('deposit.title')}>
        <EmptyState icon="wallet" text={t('deposit.none')} />
      </PanelSection>
    )

  const errorText = () => {
    if (problem === undefined) return undefined
    const limit = limitOf(problem, method)
    // A deposit has no daily limit.
    const name = problem === 'day' ? 'most' : problem
    return name === 'least' || name === 'most'
      ? t(`deposit.${name}`, { amount: form.sayLimit(limit), method: method.name })
      : problemText(name, { amount: format.amount(limit, currency), method: method.name })
  }
  const within = (hundredths: number) =>
    hundredths >= minorUnits(method.min, 'up') && hundredths <= minorUnits(method.max, 'down')

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const hundredths = form.take(event)
    if (hundredths === undefined) return
    onSend({
      method: method.id,
      amount: amountOf(hundredths),
      ...(promotions.some(({ id }) => id === promotion) && { promotion }),
      returnTo: `${location.origin}${location.pathname}?member=deposit`,
    })
  }

  return (
    <PanelSection title={t('deposit.title')}>
      <Form noValidate onSubmit={handleSubmit}>
        <MethodChoice methods={methods} layout={layout} chosen={method.id} onChoose={chooseMethod} />
        <AmountField
          label={t('deposit.amount')}
          value={amount}
          onChange={type}
          error={errorText()}
          hint={t('deposit.between', { min: form.sayLimit(method.min), max: form.sayLimit(method.max) })}
          choices={form.presets(presets, within)}
        />
        <DepositCost typed={amount} method={method} />
        {promotions.length > 0 && (
          <PromotionChoice promotions={promotions} chosen={promotion} onChoose={choosePromotion} />
        )}
        <Button type="submit" emphasis="strong" busy={isBusy}>
          {t('deposit.submit')}
        </Button>
        <LimitsLeft kinds={depositLimits.filter((kind) => offered.includes(kind))} />
        {limits !== undefined && <Limits action={limits}>{t('deposit.limits')}</Limits>}
      </Form>
    </PanelSection>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
`

const Limits = styled(ActionTarget)`
  justify-self: start;
  padding-block: 0.7rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
