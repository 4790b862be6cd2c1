import { ResultBox } from '@/site/elements/result-box'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'

/** Announces that a request awaits an answer. */
export function ContractNotice({ onLook }: { onLook: () => void }) {
  const t = useText()
  return (
    <ResultBox icon="info">
      <p>{t('contract.waits')}</p>
      <Button onClick={onLook}>{t('contract.look')}</Button>
    </ResultBox>
  )
}
