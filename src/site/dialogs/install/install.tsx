import { styled } from 'styled-components'
import { InstallOffer, useInstall } from '@/site/elements/app-guide/install-offer'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { installStore } from '@/site/session/install-store'
import { Button } from '@/site/ui/button'
import { Dialog } from '@/site/ui/modals/dialog'

/** Offers to install the site. Who says "Not now" is not asked again in menus; the page of the app still offers it. */
export function Install({ onClose }: DialogPartProps<'install'>) {
  const t = useText()
  const { state, ask } = useInstall()
  const handleDecline = () => {
    installStore.decline()
    onClose()
  }
  return (
    <Dialog title={t('nav.install')} closesOutside onClose={() => onClose()}>
      <Body>
        {state === undefined ? <p>{t('install.none')}</p> : <InstallOffer state={state} ask={ask} />}
        {(state === 'prompt' || state === 'steps') && <Button onClick={handleDecline}>{t('install.later')}</Button>}
      </Body>
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
`
