import { useState } from 'react'
import { deviceItems } from '@/lib/browser-items'

const name = 'balancesHidden'

/** Whether balances are covered, for players with people behind them; kept on the device. */
export function useHiddenBalances(): readonly [areHidden: boolean, toggle: () => void] {
  const [areHidden, setAreHidden] = useState(() => deviceItems.get(name) !== null)
  const toggle = () => {
    if (areHidden) deviceItems.remove(name)
    else deviceItems.set(name, '1')
    setAreHidden(!areHidden)
  }
  return [areHidden, toggle]
}
