import { useText } from '@/site/i18n/language'
import type { MenuEntry } from '@/site/merchant/centres/menu-entries'
import { Icon } from '@/site/ui/icons/icon'
import { Menu } from '@/site/ui/menu'
import { MenuRow } from './menu-row'

/** A menu on phones for entries that do not fit in the header and are in no other menu of the page. */
export function MoreEntries({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText()
  return (
    <Menu label={t('header.more')} button={<Icon name="chevron-down" size={22} />}>
      {(close) => entries.map((entry) => <MenuRow key={entry.name} entry={entry} onActivate={close} />)}
    </Menu>
  )
}
