import { createContext, use, useMemo, type ReactNode } from 'react'
import type { BannerGroup } from '@/contract/generated/merchant-types'
import { IconsProvider } from '@/site/ui/icons/icon'
import { useRequiredContext } from '@/site/lib/use-required-context'
import type { BootData, FirstView, SiteData } from '@/contract/site-data/boot-data'
import { SiteLoader } from './site-loader'

export const SiteContext = createContext<SiteLoader | undefined>(undefined)

interface SiteProviderProps {
  readonly value: BootData
  /** The merchant's data, where the caller has already created it. */
  readonly site?: SiteLoader | undefined
  readonly children: ReactNode
}

export function SiteProvider({ value, site, children }: SiteProviderProps) {
  const known = useMemo(() => site ?? new SiteLoader(value), [site, value])
  return (
    <SiteContext value={known}>
      <IconsProvider value={known.iconOf}>{children}</IconsProvider>
    </SiteContext>
  )
}

/** The merchant's data, loaded step by step. */
export function useSiteLoader(): SiteLoader {
  return useRequiredContext(SiteContext, 'SiteProvider')
}

/** The merchant's data that every page has from the start. */
export function useSite(): FirstView {
  return useSiteLoader().now
}

/* A component that suspended in the middle of its hooks continues there, and must call the same hooks again. So whether
   one of these suspends must not depend on anything that loads in the meantime. */

/** All data of the merchant: suspends until it has loaded. */
export function useWholeSite(): SiteData {
  return use(useSiteLoader().load())
}

/** A menu of the merchant. Suspends for one that the home page does not show. */
export function useMenu<M extends keyof SiteData['menus']>(name: M): SiteData['menus'][M] {
  const site = useSiteLoader()
  return site.first.menus[name] ?? use(site.load()).menus[name]
}

/** A banner group of the merchant, if there is one of that name. Suspends for one that the home page does not show. */
export function useBannerGroup(name: string): BannerGroup | undefined {
  const site = useSiteLoader()
  return site.first.banners.groups[name] ?? use(site.load()).banners.groups[name]
}
