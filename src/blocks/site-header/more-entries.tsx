import { useText } from '@/i18n/language'
import type { MenuEntry } from '@/site/menu-entries'
import { Icon } from '@/ui/icon'
import { Menu } from '@/ui/menu'
import { Row } from './menu-rows'

/** On phones: what the header has no room for and no other menu of the page holds. */
export function MoreEntries({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText()
  return (
    <Menu label={t('header.more')} button={<Icon name="chevron-down" size={22} />}>
      {(close) =>
        entries.map((entry) => (
          <Row key={entry.name} $emphasis={entry.item.emphasis} entry={entry} onActivate={close}>
            {entry.item.icon !== undefined && <Icon name={entry.item.icon} size={18} />}
            {t(entry.item.label)}
          </Row>
        ))
      }
    </Menu>
  )
}
