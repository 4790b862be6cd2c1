import { ReceiptLink } from '@/elements/receipt-link'
import type { RebateClaim } from '@/generated/gateway-types'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useSite } from '@/site/site-context'

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
