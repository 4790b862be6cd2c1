import { useDeferredValue, type ReactNode } from 'react'
import { BrandLogo } from '@/site/elements/brand-logo'
import type { SideMenuProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import { useModal } from '@/site/ui/modals/use-modal'
import { Drawer, DrawerTop } from './side-menu-layout'

interface SideMenuDrawerProps {
  readonly side: SideMenuProps['side']
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * The side menu as a drawer. Escape, its close button and a click outside close it. The frame opens with the click and
 * its entries render right after it: rendered together, they blocked a slow phone for 130 ms.
 */
export function SideMenuDrawer({ side, label, onClose, children }: SideMenuDrawerProps) {
  const t = useText()
  const ref = useModal({ onClose, closesOutside: true })
  const isFrameThere = useDeferredValue(true, false)
  return (
    <Drawer ref={ref} $side={side} aria-label={label}>
      <DrawerTop>
        <BrandLogo alt="" />
        <IconButton icon="x" size={24} label={t('header.closeMenu')} onClick={onClose} />
      </DrawerTop>
      {isFrameThere && children}
    </Drawer>
  )
}
