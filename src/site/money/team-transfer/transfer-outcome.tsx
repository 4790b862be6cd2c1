import { Amount } from '@/site/elements/amount'
import { Copyable } from '@/site/elements/copyable'
import { Fact, Facts } from '@/site/elements/fact'
import { PasswordAgain } from '@/site/money/password-again'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { RefusalMessage } from '@/site/elements/refusal/refusal-message'
import { ResultBox } from '@/site/elements/result-box'
import { isWrongSecret } from '@/site/money/money-outcome'
import type { IntentOf } from '@/site/money/use-money-intent'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { IconButton } from '@/site/ui/icons/icon-button'
import type { nextSteps } from './next-steps'

type State = IntentOf<'transferUpline'> | IntentOf<'transferDownline'>

interface TransferOutcomeProps {
  readonly state: State
  /** What can be done next, by the code of a refusal. */
  readonly next: ReturnType<typeof nextSteps>
  readonly onSecret: (password: string) => void
  readonly onDismiss: () => void
}

/** The outcome of the last transfer, in the server's words, also while it is still unknown. */
export function TransferOutcome({ state, next, onSecret, onDismiss }: TransferOutcomeProps) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  if (state.status === 'free' || state.status === 'sending') return null
  if (state.status === 'busy') return <ResultBox icon="info">{t('transfer-upline.busy')}</ResultBox>
  if (state.status === 'asking')
    return (
      <ResultBox icon="info">
        <PasswordAgain error={state.error} onGive={onSecret} />
      </ResultBox>
    )
  const { request } = state.intent
  const said = { amount: format.amount(request.amount, currency), upline: receiverOf(request) }
  if (state.status === 'checking') return <ResultBox icon="info">{t('transfer-upline.checking', said)}</ResultBox>
  // A wrong password is reported at its field.
  if (state.status === 'refused' && isWrongSecret(state.error, 'paymentPassword')) return null
  const close = <IconButton icon="x" label={t('dialog.close')} onClick={onDismiss} />
  if (state.status === 'done')
    return (
      <ResultBox icon="check-circle" tone="good" close={close}>
        <Done answer={state.answer} />
      </ResultBox>
    )
  return (
    <ResultBox icon="alert-triangle" tone="bad" close={close}>
      {state.status === 'refused' ? (
        <RefusalMessage error={state.error} next={next} />
      ) : (
        <p>{t('transfer-upline.forgotten', said)}</p>
      )}
    </ResultBox>
  )
}

const receiverOf = (told: { readonly upline: string } | { readonly downline: string }): string =>
  'upline' in told ? told.upline : told.downline

function Done({ answer }: Pick<Extract<State, { status: 'done' }>, 'answer'>) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const { amount, balance, number } = answer
  return (
    <>
      <strong>
        {t('transfer-upline.done', { amount: format.amount(amount, currency), upline: receiverOf(answer) })}
      </strong>
      <Facts>
        <Fact name={t('transfer-upline.after')}>
          <Amount amount={balance} />
        </Fact>
        <Fact name={t('transfer-upline.number')}>
          <Copyable text={number} label={t('transfer-upline.copyNumber')} />
          <ReceiptLink number={number} />
        </Fact>
      </Facts>
    </>
  )
}
