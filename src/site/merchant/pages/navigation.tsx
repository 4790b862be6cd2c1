import { createContext, useCallback, useContext, useEffect, useMemo } from 'react'
import {
  MemoryRouter,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  type Location,
} from 'react-router-dom'
import { withinLanguage } from '@/contract/site-data/language-bases'
import { leavePage } from '@/site/ui/modals/page-overlays'

/** The router's interface for the rest of the code. Only this file and app/router.tsx import the router. */
export { MemoryRouter }

interface AddressBases {
  /** What the addresses of the current language begin with. */
  readonly own: string
  /** The same of all languages that are known. */
  readonly all: readonly string[]
}

const AddressBasesContext = createContext<AddressBases>({ own: '', all: [] })

/** Says what the addresses of the languages begin with: all other code names pages without it. */
export const AddressBasesProvider = AddressBasesContext.Provider

/** The current address, without its language. */
export function useLocation(): Location {
  const location = useRouterLocation()
  const { all } = useContext(AddressBasesContext)
  return useMemo(() => {
    const pathname = withinLanguage(location.pathname, all)
    return pathname === location.pathname ? location : { ...location, pathname }
  }, [location, all])
}

/** Returns a function that adds the current language to the address of a page. */
export function useLanguageAddress(): (address: string) => string {
  const { own } = useContext(AddressBasesContext)
  return useCallback((address) => withBase(own, address), [own])
}

/** `/rng?page=all` becomes `/vi/rng?page=all`, and `/` becomes `/vi`. What is no path of the site stays. */
function withBase(base: string, address: string): string {
  if (base === '' || !address.startsWith('/') || address.startsWith('//')) return address
  return base + address.replace(/^\/(?=$|[?#])/, '')
}

/**
 * Keeps the address in the language that is shown: after a switch, on the way back to an address of another language,
 * and for whoever comes to an address of the default one. The entry of the history stays what it is.
 */
export function useAddressOfLanguage(): void {
  const { key } = useRouterLocation()
  const { own, all } = useContext(AddressBasesContext)
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const wanted = withBase(own, withinLanguage(pathname, all))
    if (wanted !== pathname) history.replaceState(history.state, '', wanted + search + hash)
  }, [key, own, all])
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
    (to, going = {}) => leavePage(() => void navigate(addressOf(to), going), addressOf(to)),
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
