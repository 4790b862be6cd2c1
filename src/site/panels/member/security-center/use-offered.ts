import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { useMenu } from '@/site/merchant/site-context'

/** Returns whether the member centre has a panel for this account. Without a menu it has every panel. */
export function useOffered(): (panel: string) => boolean {
  const menu = useMenu('memberCentre')
  const entries = useMenuEntries(menu)
  return (panel) =>
    menu.order.length === 0 ||
    entries.some(({ item: { action } }) => action.action === 'memberCentre' && action.panel === panel)
}
