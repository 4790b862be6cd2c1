import { useErrorText } from '@/site/gateway/error-text'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { Dialog } from '@/site/ui/modals/dialog'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Notice } from '@/site/ui/notices/notice'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { DomainSpeeds } from './domain-speeds'
import { useDomains } from './use-domains'

/** How fast each of the merchant's domains answers from here (1 §2). */
export function SpeedTest({ onClose }: DialogPartProps<'speed-test'>) {
  const t = useText()
  return (
    <Dialog title={t('speed-test.title')} closesOutside onClose={() => onClose()}>
      <p>{t('speed-test.text')}</p>
      <Domains />
    </Dialog>
  )
}

function Domains() {
  const t = useText()
  const errorText = useErrorText()
  const { domains, error, isValidating, mutate } = useDomains()
  if (domains === undefined) {
    if (error === undefined) return <Skeleton lines={3} />
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  }
  return domains.length === 0 ? <Notice>{t('speed-test.empty')}</Notice> : <DomainSpeeds domains={domains} />
}
