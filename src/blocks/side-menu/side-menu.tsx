import { useEffect, useEffectEvent } from 'react'
import type { SideMenuProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { usePage } from '@/site/page-context'
import { useMediaQuery } from '@/ui/use-media-query'
import { SideMenuContent } from './side-menu-content'
import { SideMenuDrawer } from './side-menu-drawer'
import { Panel, PanelScroll, wideScreen } from './side-menu-layout'

/** The side menu (1 §2): a panel beside the page on a wide screen, a drawer over it elsewhere. */
export function SideMenu({ side, initially, look, languages }: SideMenuProps) {
  const t = useText()
  const { sideMenu } = usePage()
  const { open } = sideMenu
  const isWide = useMediaQuery(wideScreen, true)
  const isShownFirst = initially === 'shown'

  // A drawer must not open by itself when the screen gets narrower.
  const setOpen = useEffectEvent((shown: boolean) => sideMenu.setOpen(shown))
  useEffect(() => setOpen(isWide && isShownFirst), [isWide, isShownFirst])

  const content = (onActivate: () => void) => (
    <SideMenuContent look={look} languages={languages} onActivate={onActivate} />
  )
  if (!isWide) {
    const close = () => sideMenu.setOpen(false)
    if (open !== true) return null
    return (
      <SideMenuDrawer side={side} label={t('nav.side')} onClose={close}>
        {content(close)}
      </SideMenuDrawer>
    )
  }
  return (
    <Panel $side={side} hidden={!(open ?? isShownFirst)} aria-label={t('nav.side')}>
      <PanelScroll $look={look}>{content(() => {})}</PanelScroll>
    </Panel>
  )
}
