import { PanelsProvider } from '@/site/render/panel-place'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { CentreHost } from './centre-host'
import { HostedDialog } from './hosted-dialog'
import { panelLoaders } from './overlays'

/** What stands over the page: the centre that the address shows, and the dialogs that are open, one over the other. */
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
