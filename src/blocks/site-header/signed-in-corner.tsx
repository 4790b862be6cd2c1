import { AccountMenu } from './account-menu'
import { BalanceView } from './balance-view'

interface SignedInCornerProps {
  readonly account: string
  /** Show the balance. */
  readonly balance: boolean
}

/** What a signed-in player has in place of a guest's buttons. */
export function SignedInCorner({ account, balance }: SignedInCornerProps) {
  return (
    <>
      {balance && <BalanceView />}
      <AccountMenu account={account} />
    </>
  )
}
