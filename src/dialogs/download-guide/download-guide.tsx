import { PlatformGuide } from '@/elements/app-guide/platform-guide'
import { useText } from '@/i18n/language'
import type { DialogPartProps } from '@/site/dialogs'
import { Dialog } from '@/ui/dialog'

/** How to get the app, for Android and iOS (1 §2). */
export function DownloadGuide({ onClose }: DialogPartProps<'download-guide'>) {
  const t = useText()
  return (
    <Dialog title={t('nav.download')} width="wide" closesOutside onClose={() => onClose()}>
      <PlatformGuide />
    </Dialog>
  )
}
