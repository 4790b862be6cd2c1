import type { LotteryLobbyProps } from '@/contract/generated/merchant-types'
import { useLocation, useNavigate } from '@/site/merchant/pages/navigation'

export type Tab = LotteryLobbyProps['tabs'][number]

/** The tab in the URL, or the first one if the URL names none of them. */
export function useTab(tabs: readonly Tab[]): [tab: Tab, setTab: (tab: Tab) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const first = tabs[0] ?? 'soon'
  const tab = tabs.find((each) => each === query.get('tab')) ?? first
  return [
    tab,
    (next) => {
      if (next === first) query.delete('tab')
      else query.set('tab', next)
      // The parameter named a lottery that was not found.
      query.delete('gameCode')
      navigate(`${pathname}${query.size === 0 ? '' : `?${query}`}`, { replace: true })
    },
  ]
}
