import { ReceiptLink } from '@/site/elements/receipt-link'
import type { RebateClaim } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

/** A rebate that was paid. */
export function RebatePaid({ answer: { total, number } }: { answer: RebateClaim['response'] }) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  return (
    <>
      <strong>{t('manual-rebate.done', { amount: format.amount(total, currency) })}</strong>
      <ReceiptLink number={number} />
    </>
  )
}
