import type { SideMenuProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useMenuEntries } from '@/site/menu-entries'
import { useSite } from '@/site/site-context'
import { Icon } from '@/ui/icon'
import { LanguageList } from './language-list'
import { Entry, List } from './side-menu-looks'

interface SideMenuContentProps extends Pick<SideMenuProps, 'look' | 'languages'> {
  /** An entry was chosen. */
  readonly onActivate: () => void
}

export function SideMenuContent({ look, languages, onActivate }: SideMenuContentProps) {
  const t = useText()
  const entries = useMenuEntries(useSite().menus.side)
  return (
    <>
      <nav aria-label={t('nav.main')}>
        <List $look={look}>
          {entries.map(({ name, item, isCurrent }) => (
            <li key={name}>
              <Entry
                $look={look}
                $emphasis={item.emphasis}
                action={item.action}
                aria-current={isCurrent ? 'page' : undefined}
                onActivate={onActivate}
              >
                {look !== 'text' && item.icon !== undefined && (
                  <Icon name={item.icon} size={look === 'tiles' ? 26 : 20} />
                )}
                <span>{t(item.label)}</span>
              </Entry>
            </li>
          ))}
        </List>
      </nav>
      {languages && <LanguageList />}
    </>
  )
}
