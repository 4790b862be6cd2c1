import type { SideMenuProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { SideMenuContent } from './side-menu-content'
import { SideMenuDrawer } from './side-menu-drawer'
import { SideFrame, SideScroll } from './side-menu-layout'
import { useSideMenu } from './use-side-menu'

/** The side menu (1 §2): a panel beside the page on a wide screen, otherwise a drawer over it. */
export function SideMenu(props: SideMenuProps) {
  const t = useText()
  const { side, look } = props
  const { isWide, isShown, close } = useSideMenu(props)
  if (!isWide) {
    if (!isShown) return null
    return (
      <SideMenuDrawer side={side} label={t('nav.side')} onClose={close}>
        <SideMenuContent {...props} onActivate={close} />
      </SideMenuDrawer>
    )
  }
  return (
    <SideFrame $side={side} $look={look} hidden={!isShown} aria-label={t('nav.side')}>
      <SideScroll $look={look}>
        <SideMenuContent {...props} onActivate={() => {}} />
      </SideScroll>
    </SideFrame>
  )
}
