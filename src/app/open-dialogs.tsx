import { useText } from '@/i18n/language'
import { PartFailed } from '@/render/part-failed'
import { PanelsProvider } from '@/render/panel-place'
import { PartPlace } from '@/render/part-place'
import { useOpenDialogs, type OpenDialog } from '@/site/dialogs'
import { Dialog } from '@/ui/dialog'
import { Veil } from './busy-veil'
import { dialogLoader, panelLoaders } from './overlays'

/** The dialogs that are open, one over the other. */
export function OpenDialogs() {
  const open = useOpenDialogs()
  return (
    <PanelsProvider value={panelLoaders}>
      {open.map((dialog) => (
        <HostedDialog key={dialog.id} dialog={dialog} />
      ))}
    </PanelsProvider>
  )
}

function HostedDialog({ dialog }: { dialog: OpenDialog }) {
  const { name, props, onClose } = dialog
  return (
    <PartPlace
      loader={dialogLoader}
      name={name}
      props={{ ...props, onClose }}
      waiting={<Veil />}
      failed={(onRetry, error) => <DialogFailed error={error} onRetry={onRetry} onClose={() => onClose()} />}
    />
  )
}

interface FailedProps {
  readonly error: Error
  readonly onRetry: () => void
  readonly onClose: () => void
}

function DialogFailed({ error, onRetry, onClose }: FailedProps) {
  const t = useText()
  return (
    <Dialog title={t('in_popup_prompt')} onClose={onClose}>
      <PartFailed error={error} onRetry={onRetry} />
    </Dialog>
  )
}
