import { createContext, use, type ReactNode } from 'react'
import { IconsProvider } from '@/ui/icon'
import type { BootData } from './boot-data'

const SiteContext = createContext<BootData | undefined>(undefined)

export function SiteProvider({ value, children }: { value: BootData; children: ReactNode }) {
  return (
    <SiteContext value={value}>
      <IconsProvider value={value.icons}>{children}</IconsProvider>
    </SiteContext>
  )
}

/** The merchant whose site this is. */
export function useSite(): BootData {
  const site = use(SiteContext)
  if (site === undefined) throw new Error('useSite outside SiteProvider')
  return site
}
