import { ToldBox } from '@/site/elements/told-box'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'

/** Something waits for an answer. */
export function ContractNotice({ onLook }: { onLook: () => void }) {
  const t = useText()
  return (
    <ToldBox icon="info">
      <p>{t('contract.waits')}</p>
      <Button onClick={onLook}>{t('contract.look')}</Button>
    </ToldBox>
  )
}
