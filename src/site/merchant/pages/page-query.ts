import { useCallback, useMemo } from 'react'
import { requestedSearch } from '@/site/merchant/requested-search'
import { searchWithoutCentre, searchWithPageQuery } from '@/site/merchant/centres/centre-address'
import { useLocation, useNavigate } from './navigation'

type PageLocation = Omit<ReturnType<typeof useLocation>, 'state'> & { readonly state: unknown }
type Changes = Readonly<Record<string, string | undefined>>

interface Changing {
  /** Adds a history entry, so that Back returns to the previous query. */
  readonly isStep?: boolean
}

/** The page's query, and a function to change it: in place, unless `isStep` is set. */
export function usePageQuery(): readonly [query: URLSearchParams, change: (changes: Changes, how?: Changing) => void] {
  const location = useLocation() as PageLocation
  const { pathname, search, hash, state } = location
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(searchWithoutCentre(search)), [search])
  const change = useCallback(
    (changes: Changes, { isStep = false }: Changing = {}) => {
      const kept = isStep ? {} : { replace: true, state: state as object }
      const search = requestedSearch(location, (asked) => searchWithPageQuery(asked, changes))
      navigate(`${pathname}${search}${hash}`, kept)
    },
    [navigate, location, pathname, hash, state],
  )
  return [query, change]
}
