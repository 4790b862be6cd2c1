import { useText } from '@/site/i18n/language'
import { PartFailed } from '@/site/render/part-failed'
import { PartPlace } from '@/site/render/part-place'
import type { OpenDialog } from '@/site/merchant/dialogs'
import { Dialog } from '@/site/ui/modals/dialog'
import { Veil } from '@/site/app/events/busy-veil'
import { dialogLoader } from './overlays'

/** A dialog over the page, which is shown as soon as its code starts to load. */
export function HostedDialog({ name, props, onClose }: Omit<OpenDialog, 'id'>) {
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
