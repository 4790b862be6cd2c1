import { useCallback, useMemo } from 'react'
import { askedSearch } from '@/site/merchant/asked-search'
import { searchWithoutCentre, searchWithPageQuery } from '@/site/merchant/centres/centre-address'
import { useLocation, useNavigate } from './navigation'

type PageLocation = Omit<ReturnType<typeof useLocation>, 'state'> & { readonly state: unknown }
type Changes = Readonly<Record<string, string | undefined>>

interface Changing {
  /** Back leads to what was said before. */
  readonly isStep?: boolean
}

/** What the address says of the page that is shown, and how to say other things: in place, unless it is a step. */
export function usePageQuery(): readonly [query: URLSearchParams, change: (changes: Changes, how?: Changing) => void] {
  const location = useLocation() as PageLocation
  const { pathname, search, hash, state } = location
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(searchWithoutCentre(search)), [search])
  const change = useCallback(
    (changes: Changes, { isStep = false }: Changing = {}) => {
      const kept = isStep ? {} : { replace: true, state: state as object }
      const search = askedSearch(location, (asked) => searchWithPageQuery(asked, changes))
      navigate(`${pathname}${search}${hash}`, kept)
    },
    [navigate, location, pathname, hash, state],
  )
  return [query, change]
}
