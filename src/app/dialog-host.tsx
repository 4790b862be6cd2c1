import { Suspense, use, type ComponentType } from 'react'
import type { DialogName } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { BlockBoundary } from '@/render/block-boundary'
import { useOpenDialogs, type OpenDialog } from '@/site/dialogs'
import { Dialog } from '@/ui/dialog'
import { FailedNotice } from '@/ui/failed-notice'
import { Veil } from './busy-veil'
import { dialogLoader, type DialogParts } from './parts'

/** Shows the open dialogs, one over the other. */
export function DialogHost() {
  return useOpenDialogs().map((dialog) => <HostedDialog key={dialog.id} dialog={dialog} />)
}

function HostedDialog({ dialog }: { dialog: OpenDialog }) {
  const { name, props, onClose } = dialog
  return (
    <BlockBoundary name={name} fallback={(onRetry) => <DialogFailed onRetry={onRetry} onClose={() => onClose()} />}>
      <Suspense fallback={<Veil />}>
        <Part name={name} props={{ ...props, onClose }} />
      </Suspense>
    </BlockBoundary>
  )
}

function Part<D extends DialogName>({ name, props }: { name: D; props: DialogParts[D] }) {
  return draw<DialogParts[D]>(dialogLoader.get(name) ?? use(dialogLoader.load(name)), props)
}

/** Its own function, since JSX cannot tell that a part of the registry takes the props of the same name. */
function draw<Props extends object>(Loaded: ComponentType<Props>, props: Props) {
  return <Loaded {...props} />
}

function DialogFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('in_popup_prompt')} onClose={onClose}>
      <FailedNotice text={t('error.block')} onRetry={onRetry} />
    </Dialog>
  )
}
