import { createContext, use, useCallback, useMemo } from 'react'
import {
  MemoryRouter,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  type Location,
} from 'react-router-dom'
import { withinLanguage, type LanguageBases } from '@/contract/site-data/language-bases'
import { leavePage } from '@/site/ui/modals/page-overlays'

/** The router's interface for the rest of the code. Only this file and app/router.tsx import the router. */
export { MemoryRouter }

interface AddressBases {
  /** What the addresses of the current language begin with. */
  readonly own: string
  /** The same of all languages that are known. */
  readonly all: LanguageBases
}

/** What the addresses of the languages begin with: all other code names pages without it. */
export const AddressBasesContext = createContext<AddressBases>({ own: '', all: {} })

/** The current address, without its language. */
export function useLocation(): Location {
  const location = useRouterLocation()
  const { all } = use(AddressBasesContext)
  return useMemo(() => ({ ...location, pathname: withinLanguage(location.pathname, all) }), [location, all])
}

/** Returns a function that adds the current language to the address of a page; a query alone stays. */
export function useLanguageAddress(): (address: string) => string {
  const { own } = use(AddressBasesContext)
  return useCallback((address) => address.replace(/^(?=\/)/, own), [own])
}

interface Going {
  readonly replace?: boolean
  /** State of the new history entry. */
  readonly state?: object
}

/** Returns a function that goes to a page of this site. */
export function useNavigate(): (to: string, going?: Going) => void {
  const navigate = useRouterNavigate()
  const addressOf = useLanguageAddress()
  return useCallback(
    (page, going = {}) => {
      const to = addressOf(page)
      leavePage(() => void navigate(to, going), to)
    },
    [navigate, addressOf],
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
