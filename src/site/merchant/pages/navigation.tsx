import { use, useCallback } from 'react'
import {
  MemoryRouter,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  useNavigationType,
  NavigationType,
  type Location,
} from 'react-router-dom'
import { withinLanguage } from '@/contract/site-data/language-bases'
import { LanguageContext } from '@/site/i18n/language'
import { SiteContext } from '@/site/merchant/site-context'
import { leavePage } from '@/site/ui/modals/page-overlays'

/** The router's interface for the rest of the code. Only this file and app/router.tsx import the router. */
export { MemoryRouter }

/** What the addresses of the current language begin with, and a path without its language, as far as they are known. */
export function useLanguageBases(): { readonly own: string; readonly within: (path: string) => string } {
  const site = use(SiteContext)
  return {
    own: site?.now.languageBases[use(LanguageContext)?.language ?? ''] ?? '',
    within: (path) => withinLanguage(path, site?.now),
  }
}

/** One for all components, as the router's own is: changes of a query are put together by it. */
const locations = new WeakMap<Location, Location>()

/** The current address, without its language: all other code names pages without it. */
export function useLocation(): Location {
  const location = useRouterLocation()
  const pathname = useLanguageBases().within(location.pathname)
  let within = locations.get(location)
  if (within?.pathname !== pathname) locations.set(location, (within = { ...location, pathname }))
  return within
}

interface Going {
  readonly replace?: boolean
  /** State of the new history entry. */
  readonly state?: object
}

/** Returns a function that goes to a page of this site. */
export function useNavigate(): (to: string, going?: Going) => void {
  const navigate = useRouterNavigate()
  const { own } = useLanguageBases()
  const site = use(SiteContext)
  return useCallback(
    (page, going = {}) => {
      const to = page.startsWith('/') ? own + withinLanguage(page, site?.now) : page
      leavePage(() => void navigate(to, going), to)
    },
    [navigate, own, site],
  )
}

/** Whether the current page was come to by a step in the history, or is the first one. */
export const useIsStep = (): boolean => useNavigationType() === NavigationType.Pop

/** Returns a function that goes back a number of history entries. */
export function useGoBack(): (steps: number) => void {
  const navigate = useRouterNavigate()
  return useCallback((steps) => leavePage(() => void navigate(-steps)), [navigate])
}

/** A parameter of the current address; undefined when it is missing or empty. */
export function useQuery(name: string): string | undefined {
  return new URLSearchParams(useLocation().search).get(name) || undefined
}
