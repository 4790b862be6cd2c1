import { PanelHint, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useMoneyReceipt } from '@/site/gateway/money/receipts'
import type { ReceiptProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { CheckReceipt } from './check-receipt'
import { ReceiptFacts } from './receipt-facts'

/** The receipt of one transaction, named by the URL, with a code that proves it (2 §2: follow the money). */
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
