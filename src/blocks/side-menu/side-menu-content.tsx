import { Suspense, useId } from 'react'
import type { SideMenuProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { RestPlace } from '@/render/rest-place'
import { useSession } from '@/session/session'
import { useMenuEntries } from '@/site/menu-entries'
import { useMenu } from '@/site/site-context'
import { Icon } from '@/ui/icon'
import { lazyPart } from '@/ui/lazy-part'
import { useHydratedLater } from '@/ui/use-hydrated'
import { LanguageList } from './language-list'
import { Group, Title } from './side-group'
import { Entry, List } from './side-menu-looks'

/** A guest has no rank. */
const PlayerRank = lazyPart('player-rank', () => import('./player-rank').then((part) => part.PlayerRank))

/** Nothing that a page waits for: the server has to name them first. */
const SidePromotions = lazyPart('side-promotions', () =>
  import('./side-promotions').then((part) => part.SidePromotions),
)

const languageList = (
  <RestPlace name="language-list">
    <LanguageList />
  </RestPlace>
)

interface SideMenuContentProps extends Pick<SideMenuProps, 'look' | 'languages' | 'rank' | 'promotions'> {
  /** An entry was chosen. */
  readonly onActivate: () => void
}

/** Height of an entry under the menu, and of their title, in rem. */
const rowSize = 2.75
const titleSize = 4.5

export function SideMenuContent({ look, languages, rank, promotions, onActivate }: SideMenuContentProps) {
  const t = useText()
  const id = useId()
  const entries = useMenuEntries(useMenu('side'))
  const { status } = useSession()
  const isAlive = useHydratedLater()
  return (
    <>
      {rank && status === 'signedIn' && (
        <Suspense>
          <PlayerRank />
        </Suspense>
      )}
      <nav aria-label={t('nav.main')}>
        <List $look={look}>
          {entries.map((entry) => (
            <li key={entry.name}>
              <Entry
                $look={look}
                $emphasis={entry.item.emphasis}
                entry={entry}
                badge={look === 'tiles' ? 'icon' : 'end'}
                onActivate={onActivate}
              >
                {look !== 'text' && entry.item.icon !== undefined && (
                  <Icon name={entry.item.icon} size={look === 'tiles' ? 26 : 20} />
                )}
                <span>{t(entry.item.label)}</span>
              </Entry>
            </li>
          ))}
        </List>
      </nav>
      {promotions > 0 && (
        <Group role="group" aria-labelledby={id} $room={(promotions + 1) * rowSize + titleSize}>
          <Title id={id}>{t('side-menu.promotions')}</Title>
          {isAlive && (
            <Suspense>
              <SidePromotions count={promotions} onActivate={onActivate} />
            </Suspense>
          )}
        </Group>
      )}
      {languages && languageList}
    </>
  )
}
