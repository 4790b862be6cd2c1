import type { SideMenuProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import type { MenuEntry } from '@/site/merchant/centres/menu-entries'
import { Icon } from '@/site/ui/icons/icon'
import { Entry } from './side-menu-looks'

interface SideEntryProps extends Pick<SideMenuProps, 'look'> {
  readonly entry: MenuEntry
  readonly onActivate: () => void
}

/** An entry of the side menu. */
export function SideEntry({ entry, look, onActivate }: SideEntryProps) {
  const t = useText()
  const { icon, label, emphasis } = entry.item
  return (
    <li>
      <Entry
        $look={look}
        $emphasis={emphasis}
        entry={entry}
        badge={look === 'tiles' ? 'icon' : 'end'}
        onActivate={onActivate}
      >
        {look !== 'text' && icon !== undefined && <Icon name={icon} size={look === 'tiles' ? 26 : 20} />}
        <span>{t(label)}</span>
      </Entry>
    </li>
  )
}
