import { ToldBox } from '@/elements/told-box'
import { useText } from '@/i18n/language'
import { Button } from '@/ui/button'

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
