import { PlatformGuide } from '@/site/elements/app-guide/platform-guide'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { Dialog } from '@/site/ui/modals/dialog'

/** How to get the app, for Android and iOS (1 §2). */
export function DownloadGuide({ onClose }: DialogPartProps<'download-guide'>) {
  const t = useText()
  return (
    <Dialog title={t('nav.download')} width="wide" closesOutside onClose={() => onClose()}>
      <PlatformGuide />
    </Dialog>
  )
}
