import type { MenuEntry } from '@/site/menu-entries'
import { AccountMenu } from './account-menu'
import { BalanceView } from './balance-view'
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
  return (
    <>
      <PointsView />
      {balance && <BalanceView />}
      <AccountMenu account={account} folded={folded} />
    </>
  )
}
