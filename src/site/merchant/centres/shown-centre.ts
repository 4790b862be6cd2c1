import { useMemo } from 'react'
import { centreAt, searchOfCentre, searchWithoutCentre, type CentreAction, type ShownCentre } from './centre-address'
import { useGoBack, useLocation, useNavigate } from '@/site/merchant/pages/navigation'

export type CentreLocation = Omit<ReturnType<typeof useLocation>, 'state'> & { readonly state: unknown }

/** History state of a centre: how many entries back the page is that it was opened from. */
interface CentreState {
  readonly fromPage?: number
}

/** The centre that the address names, if any. */
export function useShownCentre(): ShownCentre | undefined {
  const { search } = useLocation() as CentreLocation
  return useMemo(() => centreAt(search), [search])
}

/** Opens a panel of a centre over the current page. Back leads to what was shown before. */
export function useOpenCentre(): (action: CentreAction) => void {
  const { pathname, search, hash, state } = useLocation() as CentreLocation
  const navigate = useNavigate()
  return (action) => {
    navigate(`${pathname}${searchOfCentre(search, action)}${hash}`, { state: stateOfStep(state, search) })
  }
}

/** Shows another panel in place of the one that is done with: Back does not return to that. */
export function useReplaceCentre(): (action: CentreAction) => void {
  const { pathname, search, hash, state } = useLocation() as CentreLocation
  const navigate = useNavigate()
  return (action) => {
    navigate(`${pathname}${searchOfCentre(search, action)}${hash}`, { replace: true, state: state as object })
  }
}

/** Closes a centre by going back in the history, so that Back does not open it again. */
export function useCloseCentre(): () => void {
  const { pathname, search, hash, state } = useLocation() as CentreLocation
  const navigate = useNavigate()
  const goBack = useGoBack()
  return () => {
    const steps = stepsOf(state, search) ?? 0
    if (steps > 0) goBack(steps)
    else navigate(`${pathname}${searchWithoutCentre(search)}${hash}`, { replace: true })
  }
}

/** History state of a new entry: the page is one entry further back. */
export function stateOfStep(state: unknown, search: string): CentreState {
  const steps = stepsOf(state, search)
  return steps === undefined ? {} : { fromPage: steps + 1 }
}

/** How many entries back the page below a centre is. Undefined where the centre was opened by its address. */
function stepsOf(state: unknown, search: string): number | undefined {
  return centreAt(search) === undefined ? 0 : ((state ?? {}) as CentreState).fromPage
}
