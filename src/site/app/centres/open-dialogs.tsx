import { PanelsProvider } from '@/site/render/panel-place'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { CentreHost } from './centre-host'
import { HostedDialog } from './hosted-dialog'
import { panelLoaders } from './overlays'

/** The overlays: the centre named by the URL, and the stack of open dialogs. */
export function OpenDialogs() {
  const open = useOpenDialogs()
  return (
    <PanelsProvider value={panelLoaders}>
      <CentreHost />
      {open.map(({ id, ...dialog }) => (
        <HostedDialog key={id} {...dialog} />
      ))}
    </PanelsProvider>
  )
}
