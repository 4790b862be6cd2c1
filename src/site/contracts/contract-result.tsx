import { ReceiptLink } from '@/site/elements/receipt-link'
import { ClaimResult } from '@/site/money/claim-result'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import type { ContractIntent } from './contract-props'

/** The outcome of the last claim, or of the last answer to a request. */
export function ContractResult({ intent: { state, dismiss } }: { intent: ContractIntent }) {
  const t = useText()
  const words = {
    busy: t('contract.busy'),
    checking: t('contract.checking'),
    forgotten: t('contract.forgotten'),
  }
  return (
    <ClaimResult state={state} words={words} onDismiss={dismiss}>
      {state.status === 'done' && <Done intent={state.intent} answer={state.answer} />}
    </ClaimResult>
  )
}

type DoneState = Extract<ContractIntent['state'], { status: 'done' }>

function Done({ intent, answer: { paid, contract } }: Pick<DoneState, 'intent' | 'answer'>) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  if (paid === null) {
    const agreed = contract === null ? 'contract.ended' : 'contract.accepted'
    return <strong>{t(intent.request.act === 'accept' ? agreed : 'contract.rejected')}</strong>
  }
  return (
    <>
      <strong>{t('contract.paid', { amount: format.amount(paid.amount, currency) })}</strong>
      <ReceiptLink number={paid.number} />
    </>
  )
}
