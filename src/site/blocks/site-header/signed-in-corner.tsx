import { styled } from 'styled-components'
import { useMenuEntries, type MenuEntry } from '@/site/merchant/centres/menu-entries'
import { useMenu } from '@/site/merchant/site-context'
import { AccountMenu } from './account-menu'
import { BalanceView } from './balance-view'
import { HeaderEntry } from './header-entry'
import { PointsView } from './points-view'

interface SignedInCornerProps {
  readonly account: string
  /** Whether the balance is shown. */
  readonly balance: boolean
  /** Entries that the header has no space for on phones. */
  readonly folded: ReadonlySet<MenuEntry>
}

/**
 * What signed-in players see instead of the buttons for guests. Points come first, so that nothing else shifts when
 * they load.
 */
export function SignedInCorner({ account, balance, folded }: SignedInCornerProps) {
  const own = useMenuEntries(useMenu('playerHeader'))
  return (
    <>
      <PointsView />
      {balance && <BalanceView />}
      <Own>
        {own.map((entry) => (
          <HeaderEntry key={entry.name} entry={entry} folds />
        ))}
      </Own>
      <AccountMenu account={account} own={own} folded={folded} />
    </>
  )
}

/** Narrower windows have space only for the points and the balance. */
const Own = styled.div`
  display: contents;

  @media (max-width: 1023px) {
    display: none;
  }
`
