import type { ReactNode } from 'react'
import { Amount } from '@/site/elements/amount'
import { Copyable } from '@/site/elements/copyable'
import { Fact, Facts } from '@/site/elements/fact'
import { PasswordAgain } from '@/site/money/password-again'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { RefusalMessage } from '@/site/elements/refusal/refusal-message'
import { ResultBox } from '@/site/elements/result-box'
import { isWrongSecret } from '@/site/money/money-outcome'
import type { useMoneyIntent } from '@/site/money/use-money-intent'
import type { ConvertPoints, RedeemReward } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { IconButton } from '@/site/ui/icons/icon-button'
import { nextSteps } from './next-steps'

type RedeemForm = ReturnType<typeof useMoneyIntent<'redeemReward'>>
type ConvertForm = ReturnType<typeof useMoneyIntent<'convertPoints'>>

interface OutcomeProps<Form> {
  readonly form: Form
  /** Shown in a sheet, which has its own close button when it is done. */
  readonly inSheet?: boolean
}

export function RedeemOutcome({ form, inSheet = false }: OutcomeProps<RedeemForm>) {
  const { state } = form
  return <Outcome {...{ form, inSheet }}>{state.status === 'done' && <Redeemed answer={state.answer} />}</Outcome>
}

export function ConvertOutcome({ form, inSheet = false }: OutcomeProps<ConvertForm>) {
  const { state } = form
  return <Outcome {...{ form, inSheet }}>{state.status === 'done' && <Converted answer={state.answer} />}</Outcome>
}

/**
 * The result of the last redemption or conversion as the server reports it. It is shown as unknown while it is being
 * checked.
 */
function Outcome({
  form,
  inSheet = false,
  children,
}: OutcomeProps<RedeemForm | ConvertForm> & { readonly children: ReactNode }) {
  const t = useText()
  const { state, giveSecret, dismiss } = form
  const close = <IconButton icon="x" label={t('dialog.close')} onClick={dismiss} />
  switch (state.status) {
    case 'free':
    case 'sending':
      return null
    case 'busy':
    case 'checking':
      return <ResultBox icon="info">{t(`point-mall.${state.status}`)}</ResultBox>
    case 'asking':
      return (
        <ResultBox icon="info">
          <PasswordAgain error={state.error} onGive={giveSecret} />
        </ResultBox>
      )
    case 'done':
      return (
        <ResultBox icon="check-circle" tone="good" close={inSheet ? undefined : close}>
          {children}
        </ResultBox>
      )
    case 'refused':
      // A wrong password is reported at its field.
      return isWrongSecret(state.error, 'password') ? null : (
        <ResultBox icon="alert-triangle" tone="bad" close={close}>
          <RefusalMessage error={state.error} next={nextSteps} />
        </ResultBox>
      )
    case 'forgotten':
      return (
        <ResultBox icon="alert-triangle" tone="bad" close={close}>
          {t('point-mall.forgotten')}
        </ResultBox>
      )
  }
}

function Redeemed({ answer }: { readonly answer: RedeemReward['response'] }) {
  const t = useText()
  return (
    <>
      <strong>{t('point-mall.redeemed', { count: answer.points })}</strong>
      <p>{t('point-mall.redeemedNext')}</p>
      <PointFigures after={answer.balance} receipt={answer.number} />
    </>
  )
}

function Converted({ answer }: { readonly answer: ConvertPoints['response'] }) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const { points, receipt, pointBalance } = answer
  return (
    <>
      <strong>{t('point-mall.converted', { count: points, amount: format.amount(receipt.amount, currency) })}</strong>
      <PointFigures after={pointBalance} receipt={receipt.number} balance={receipt.balance} />
    </>
  )
}

interface PointFiguresProps {
  readonly after: number
  readonly receipt: string
  /** Balance of the main wallet. */
  readonly balance?: number
}

function PointFigures({ after, receipt, balance }: PointFiguresProps) {
  const t = useText()
  return (
    <Facts>
      <Fact name={t('point-mall.after')}>{t('point-mall.points', { count: after })}</Fact>
      {balance !== undefined && (
        <Fact name={t('point-mall.balanceAfter')}>
          <Amount amount={balance} />
        </Fact>
      )}
      <Fact name={t('point-mall.number')}>
        <Copyable text={receipt} label={t('point-mall.copyNumber')} />
        <ReceiptLink number={receipt} />
      </Fact>
    </Facts>
  )
}
