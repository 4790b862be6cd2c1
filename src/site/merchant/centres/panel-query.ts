import { useCallback, useMemo } from 'react'
import { requestedSearch } from '@/site/merchant/requested-search'
import { panelQueryOf, searchWithPanelQuery } from './centre-address'
import { useLocation, useNavigate } from '@/site/merchant/pages/navigation'
import { stateOfStep, type CentreLocation } from './shown-centre'

type Change = (changes: Readonly<Record<string, string | undefined>>) => void

/**
 * The panel's query, and two functions to change it: in place, so that Back leaves the panel, or as a new history
 * entry, so that Back returns here.
 */
export function usePanelQuery(): readonly [query: URLSearchParams, change: Change, step: Change] {
  const location = useLocation() as CentreLocation
  const { pathname, search, hash, state } = location
  const navigate = useNavigate()
  const query = useMemo(() => panelQueryOf(search), [search])
  const addressWith = useCallback(
    (changes: Parameters<Change>[0]) =>
      `${pathname}${requestedSearch(location, (asked) => searchWithPanelQuery(asked, changes))}${hash}`,
    [location, pathname, hash],
  )
  const change = useCallback<Change>(
    (changes) => navigate(addressWith(changes), { replace: true, state: state as object }),
    [navigate, addressWith, state],
  )
  const step = useCallback<Change>(
    (changes) => navigate(addressWith(changes), { state: stateOfStep(state, search) }),
    [navigate, addressWith, state, search],
  )
  return [query, change, step]
}
