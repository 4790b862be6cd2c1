import { Suspense } from 'react'
import { useText } from '@/i18n/language'
import { BlockBoundary } from '@/render/block-boundary'
import { PartView } from '@/render/part-view'
import { useOpenDialogs, type OpenDialog } from '@/site/dialogs'
import { Dialog } from '@/ui/dialog'
import { FailedNotice } from '@/ui/failed-notice'
import { Veil } from './busy-veil'
import { dialogLoader } from './parts'

/** Shows the open dialogs, one over the other. */
export function DialogHost() {
  return useOpenDialogs().map((dialog) => <HostedDialog key={dialog.id} dialog={dialog} />)
}

function HostedDialog({ dialog }: { dialog: OpenDialog }) {
  const { name, props, onClose } = dialog
  return (
    <BlockBoundary name={name} fallback={(onRetry) => <DialogFailed onRetry={onRetry} onClose={() => onClose()} />}>
      <Suspense fallback={<Veil />}>
        <PartView loader={dialogLoader} name={name} props={{ ...props, onClose }} />
      </Suspense>
    </BlockBoundary>
  )
}

function DialogFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('in_popup_prompt')} onClose={onClose}>
      <FailedNotice text={t('error.block')} onRetry={onRetry} />
    </Dialog>
  )
}
