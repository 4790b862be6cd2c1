import { ReceiptLink } from '@/site/elements/receipt-link'
import { ClaimTold } from '@/site/money/claim-told'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import type { ContractIntent } from './contract-props'

/** What became of the last claim, or of the last answer to a request. */
export function ContractTold({ intent: { state, dismiss } }: { intent: ContractIntent }) {
  const t = useText()
  const words = {
    busy: t('contract.busy'),
    checking: t('contract.checking'),
    forgotten: t('contract.forgotten'),
  }
  return (
    <ClaimTold state={state} words={words} onDismiss={dismiss}>
      {state.status === 'done' && <Done intent={state.intent} answer={state.answer} />}
    </ClaimTold>
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
