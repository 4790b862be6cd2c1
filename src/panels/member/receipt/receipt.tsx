import { PanelHint, PanelSections } from '@/elements/panel-section'
import { ReadSection } from '@/elements/read-section'
import { useMoneyReceipt } from '@/gateway/receipts'
import type { ReceiptProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { usePanelQuery } from '@/site/panel-query'
import { CheckReceipt } from './check-receipt'
import { ReceiptFacts } from './receipt-facts'

/** What one act moved, and a code that proves it; the address says which one (2 §2: follow the money). */
export function Receipt({ check }: ReceiptProps) {
  const t = useText()
  const [query] = usePanelQuery()
  const number = query.get('number') ?? undefined
  const read = useMoneyReceipt(number)
  return (
    <PanelSections>
      {number === undefined ? (
        <PanelHint>{t('receipt.none')}</PanelHint>
      ) : (
        <ReadSection title={t('receipt.title')} read={read}>
          {(receipt) => <ReceiptFacts receipt={receipt} />}
        </ReadSection>
      )}
      {check && <CheckReceipt key={number} receipt={read.data} />}
    </PanelSections>
  )
}
