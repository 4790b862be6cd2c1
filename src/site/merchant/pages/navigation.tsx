import { useCallback } from 'react'
import { MemoryRouter, useLocation, useNavigate as useRouterNavigate } from 'react-router-dom'
import { leavePage } from '@/site/ui/modals/page-overlays'

/** The router's interface for the rest of the code. Only this file and app/router.tsx import the router. */
export { MemoryRouter, useLocation }

interface Going {
  readonly replace?: boolean
  /** State of the new history entry. */
  readonly state?: object
}

/** Returns a function that goes to a page of this site. */
export function useNavigate(): (to: string, going?: Going) => void {
  const navigate = useRouterNavigate()
  return useCallback((to, going = {}) => leavePage(() => void navigate(to, going), to), [navigate])
}

/** Returns a function that goes back a number of history entries. */
export function useGoBack(): (steps: number) => void {
  const navigate = useRouterNavigate()
  return useCallback((steps) => leavePage(() => void navigate(-steps)), [navigate])
}

/** A parameter of the current address; undefined when it is missing or empty. */
export function useQuery(name: string): string | undefined {
  return new URLSearchParams(useLocation().search).get(name) || undefined
}
