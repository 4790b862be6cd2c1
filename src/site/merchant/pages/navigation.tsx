import { use, useCallback } from 'react'
import {
  MemoryRouter,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  type Location,
} from 'react-router-dom'
import { withinLanguage, type LanguageBases } from '@/contract/site-data/language-bases'
import { LanguageContext } from '@/site/i18n/language'
import { SiteContext } from '@/site/merchant/site-context'
import { leavePage } from '@/site/ui/modals/page-overlays'

/** The router's interface for the rest of the code. Only this file and app/router.tsx import the router. */
export { MemoryRouter }

/** What the addresses of the languages begin with, of those that are known by now and of the current one. */
export function useLanguageBases(): { readonly all: LanguageBases; readonly own: string } {
  const all = use(SiteContext)?.now.languageBases ?? {}
  return { all, own: all[use(LanguageContext)?.language ?? ''] ?? '' }
}

/** One for all components, as the router's own is: changes of a query are put together by it. */
const locations = new WeakMap<Location, Location>()

/** The current address, without its language: all other code names pages without it. */
export function useLocation(): Location {
  const location = useRouterLocation()
  const { all } = useLanguageBases()
  const pathname = withinLanguage(location.pathname, all)
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
  return useCallback(
    (page, going = {}) => {
      const to = page.replace(/^(?=\/)/, own)
      leavePage(() => void navigate(to, going), to)
    },
    [navigate, own],
  )
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
