import { createContext, use, useMemo, type ReactNode } from 'react'
import type { BannerGroup } from '@/contract/generated/merchant-types'
import { IconsProvider } from '@/site/ui/icons/icon'
import { useProvided } from '@/site/lib/use-provided'
import type { BootData, FirstView, SiteData } from '@/contract/site-data/boot-data'
import { KnownSite } from './known-site'

const SiteContext = createContext<KnownSite | undefined>(undefined)

interface SiteProviderProps {
  readonly value: BootData
  /** The same, where somebody outside has it loaded. */
  readonly site?: KnownSite | undefined
  readonly children: ReactNode
}

export function SiteProvider({ value, site, children }: SiteProviderProps) {
  const known = useMemo(() => site ?? new KnownSite(value), [site, value])
  return (
    <SiteContext value={known}>
      <IconsProvider value={known.iconOf}>{children}</IconsProvider>
    </SiteContext>
  )
}

/** The merchant whose site this is, as it becomes known. */
export function useKnownSite(): KnownSite {
  return useProvided(SiteContext, 'SiteProvider')
}

/** What every page knows of its merchant from the start. */
export function useSite(): FirstView {
  return useKnownSite().now
}

/*
 * React goes on with a component that has waited where it waited, and must come by the same hooks again: whether one of
 * these waits depends on nothing that arrives meanwhile.
 */

/** Everything about the merchant: at once where it is there, else the component waits for it. */
export function useWholeSite(): SiteData {
  return use(useKnownSite().load())
}

/** A menu of the merchant. One that home does not show is waited for. */
export function useMenu<M extends keyof SiteData['menus']>(name: M): SiteData['menus'][M] {
  const site = useKnownSite()
  return site.first.menus[name] ?? use(site.load()).menus[name]
}

/** A banner group of the merchant, if there is one of that name. One that home does not show is waited for. */
export function useBannerGroup(name: string): BannerGroup | undefined {
  const site = useKnownSite()
  return site.first.banners.groups[name] ?? use(site.load()).banners.groups[name]
}
