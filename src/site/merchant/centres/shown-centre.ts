import { useMemo } from 'react'
import { centreAt, searchOfCentre, searchWithoutCentre, type CentreAction, type ShownCentre } from './centre-address'
import { useGoBack, useLocation, useNavigate } from '@/site/merchant/pages/navigation'

export type CentreLocation = Omit<ReturnType<typeof useLocation>, 'state'> & { readonly state: unknown }

/** What a history entry of a centre knows: how many entries back the page stands that it was opened from. */
interface CentreState {
  readonly fromPage?: number
}

/** The centre that stands in the address, if one does. */
export function useShownCentre(): ShownCentre | undefined {
  const { search } = useLocation() as CentreLocation
  return useMemo(() => centreAt(search), [search])
}

/** Goes to a panel of a centre, over the page that is shown. Back leads to what was shown before. */
export function useOpenCentre(): (action: CentreAction) => void {
  const { pathname, search, hash, state } = useLocation() as CentreLocation
  const navigate = useNavigate()
  return (action) => {
    navigate(`${pathname}${searchOfCentre(search, action)}${hash}`, { state: stateOfStep(state, search) })
  }
}

/** Goes back to the page below a centre: by the way that led here, so that Back does not open the centre again. */
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

/** What a further entry knows: that the page stands one entry more behind it. */
export function stateOfStep(state: unknown, search: string): CentreState {
  const steps = stepsOf(state, search)
  return steps === undefined ? {} : { fromPage: steps + 1 }
}

/** How many entries back the page below a centre stands. Undefined where the centre was reached by its address. */
function stepsOf(state: unknown, search: string): number | undefined {
  return centreAt(search) === undefined ? 0 : ((state ?? {}) as CentreState).fromPage
}
