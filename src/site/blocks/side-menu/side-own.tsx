import { styled } from 'styled-components'
import type { SideMenuProps } from '@/contract/generated/merchant-types'
import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { useMenu } from '@/site/merchant/site-context'
import { PlayerRank } from './player-rank'
import { List } from './side-menu-looks'
import { SideEntry } from './side-entry'

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
      {rank && <PlayerRank />}
      {own.length > 0 && (
        <Own $look={look}>
          {own.map((entry) => (
            <SideEntry key={entry.name} entry={entry} look={look} onActivate={onActivate} />
          ))}
        </Own>
      )}
    </>
  )
}

/** A single entry takes the whole row, also in the tiles look. */
const Own = styled(List)`
  margin-block-end: ${({ $look }) => ($look === 'tiles' ? '0.5rem' : '0.15rem')};

  > :only-child {
    grid-column: 1 / -1;
  }
`
