import { createContext, use } from 'react'
import type { BootData } from './boot-data'

const SiteContext = createContext<BootData | undefined>(undefined)

export const SiteProvider = SiteContext

/** The merchant whose site this is. */
export function useSite(): BootData {
  const site = use(SiteContext)
  if (site === undefined) throw new Error('useSite outside SiteProvider')
  return site
}
