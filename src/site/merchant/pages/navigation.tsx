import { useCallback } from 'react'
import { MemoryRouter, useLocation, useNavigate as useRouterNavigate } from 'react-router-dom'
import { leavePage } from '@/site/ui/modals/over-page'

/** The router, as the rest of the code knows it. This file and app/router.tsx are the two that import it. */
export { MemoryRouter, useLocation }

interface Going {
  readonly replace?: boolean
  /** What the history entry is to know beside its address. */
  readonly state?: object
}

/** Goes to a page of this site. */
export function useNavigate(): (to: string, going?: Going) => void {
  const navigate = useRouterNavigate()
  return useCallback((to, going = {}) => leavePage(() => void navigate(to, going), to), [navigate])
}

/** Goes back in the history, as Back does. */
export function useGoBack(): (steps: number) => void {
  const navigate = useRouterNavigate()
  return useCallback((steps) => leavePage(() => void navigate(-steps)), [navigate])
}

/** A parameter of the address that is shown; undefined where it has none of this name, or an empty one. */
export function useQuery(name: string): string | undefined {
  return new URLSearchParams(useLocation().search).get(name) || undefined
}
