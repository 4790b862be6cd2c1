import { useText } from '@/i18n/language'
import { PartPlace } from '@/render/part-place'
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
    <PartPlace
      loader={dialogLoader}
      name={name}
      props={{ ...props, onClose }}
      waiting={<Veil />}
      failed={(onRetry) => <DialogFailed onRetry={onRetry} onClose={() => onClose()} />}
    />
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
