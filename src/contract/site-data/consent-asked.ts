import type { ConsentCategory, Site } from '@/contract/generated/merchant-types'

/** A service that is let in by a category of consent alone. */
export type Provider = ConsentCategory['providers'][number]

type Settings = Pick<Site, 'analytics' | 'consent' | 'monitoring'>

/** The services that a brand uses, and its own monitoring. */
export function providersInUse({
  analytics: { provider },
  monitoring,
}: Pick<Settings, 'analytics' | 'monitoring'>): readonly Provider[] {
  return [...(provider === 'none' ? [] : [provider]), ...(monitoring.endpoint === '' ? [] : (['monitoring'] as const))]
}

export interface AskedCategory extends ConsentCategory {
  readonly name: string
}

/** The categories that visitors are asked for: those with a service in use, with these services alone. */
export function askedCategories(
  { consent: { categories } }: Pick<Settings, 'consent'>,
  used: readonly Provider[],
): readonly AskedCategory[] {
  return categories.order.flatMap((name) => {
    const category = categories.items[name]
    const providers = category?.providers.filter((each) => used.includes(each)) ?? []
    return category === undefined || providers.length === 0 ? [] : [{ ...category, name, providers }]
  })
}

/** Whether a brand may have to ask its visitors. Only the server knows whether there is an id for Google's tag. */
export function mayAskConsent(site: Settings): boolean {
  return askedCategories(site, providersInUse(site)).length > 0
}

/** Whether monitoring waits for consent: a category names it. */
export function mayAskMonitoring(site: Settings): boolean {
  return askedCategories(site, ['monitoring']).length > 0
}
