import { Suspense } from 'react'
import { styled } from 'styled-components'
import type { SideMenuProps } from '@/contract/generated/merchant-types'
import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { useMenu } from '@/site/merchant/site-context'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { List } from './side-menu-looks'
import { SideEntry } from './side-entry'

/** Lazy-loaded, because guests have no rank. The entries are not: what stands below them would move when they come. */
const PlayerRank = lazyPart('player-rank', () => import('./player-rank').then((part) => part.PlayerRank))

interface SideOwnProps extends Pick<SideMenuProps, 'look' | 'rank'> {
  /** Called when an entry is selected. */
  readonly onActivate: () => void
}

/**
 * Shown above the entries for signed-in players: the rank, the account entries with a count such as unread messages,
 * and the brand's own entries for players.
 */
export function SideOwn({ look, rank, onActivate }: SideOwnProps) {
  const counting = useMenuEntries(useMenu('account')).filter(({ item }) => item.badge !== undefined)
  const own = [...counting, ...useMenuEntries(useMenu('playerSide'))]
  return (
    <>
      {rank && (
        <Suspense fallback={<RankRoom />}>
          <PlayerRank />
        </Suspense>
      )}
      {own.length > 0 && (
        <List $look={look}>
          {own.map((entry) => (
            <SideEntry key={entry.name} entry={entry} look={look} onActivate={onActivate} />
          ))}
        </List>
      )}
    </>
  )
}

/** As high as the row of the rank. */
const RankRoom = styled.div`
  block-size: 3.6rem;
  margin-block-end: var(--space-2);
`
