import { styled } from 'styled-components'
import { useMenuEntries, type MenuEntry } from '@/site/merchant/centres/menu-entries'
import { useMenu } from '@/site/merchant/site-context'
import { AccountMenu } from './account-menu'
import { BalanceView } from './balance-view'
import { HeaderEntry } from './header-entry'
import { PointsView } from './points-view'

interface SignedInCornerProps {
  readonly account: string
  /** Show the balance. */
  readonly balance: boolean
  /** What the header has no room for on phones. */
  readonly folded: ReadonlySet<MenuEntry>
}

/** What a signed-in player has in place of a guest's buttons. Points come first: when they arrive nothing else moves. */
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

/** Narrower windows have room for points and balance alone. */
const Own = styled.div`
  display: contents;

  @media (max-width: 1023px) {
    display: none;
  }
`
