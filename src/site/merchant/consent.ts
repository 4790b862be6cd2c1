import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Consent } from '@/contract/generated/merchant-types'
import { askedCategories, providersInUse, type AskedCategory, type Provider } from '@/contract/site-data/consent-asked'
import type { SiteData } from '@/contract/site-data/boot-data'
import { usePermission } from '@/site/gateway/content/permission'
import { consentStore, type ConsentChoice } from '@/site/session/consent-store'

const day = 86_400_000

/** What a visitor has agreed to, as far as it counts now. */
export interface ConsentNow {
  /** Categories that are agreed to. */
  readonly allowed: ReadonlySet<string>
  /** When the visitor chose, as ISO 8601; undefined when there is no choice that counts. */
  readonly date: string | undefined
  /** Whether the visitor has to be asked. */
  readonly isOpen: boolean
}

/**
 * What counts now of a stored choice. One for another version of the question, or an old one, does not. A browser that
 * asks not to be tracked (Global Privacy Control) has said no already, unless its owner chose otherwise here.
 */
export function consentNow(
  choice: ConsentChoice | undefined,
  { version, days }: Pick<Consent, 'version' | 'days'>,
  { isRefused, now }: { readonly isRefused: boolean; readonly now: number },
): ConsentNow {
  const age = choice === undefined ? Number.NaN : now - Date.parse(choice.date)
  // A clock that was set back makes a choice no older.
  const counts = choice?.version === version && age < days * day
  if (choice === undefined || !counts) return { allowed: new Set(), date: undefined, isOpen: !isRefused }
  return { allowed: new Set(choice.allowed), date: choice.date, isOpen: false }
}

/** Whether the browser asks not to be tracked: https://w3c.github.io/gpc/ */
export function isTrackingRefused(): boolean {
  // Not a navigator's own everywhere yet, and Node has none.
  const { navigator: browser } = globalThis as { navigator?: { globalPrivacyControl?: boolean } }
  return browser?.globalPrivacyControl === true
}

/** The services whose category is agreed to. */
export function allowedProviders(
  asked: readonly AskedCategory[],
  { allowed }: Pick<ConsentNow, 'allowed'>,
): Provider[] {
  return [...new Set(asked.flatMap(({ name, providers }) => (allowed.has(name) ? providers : [])))]
}

interface UsedConsent extends ConsentNow {
  /** The categories to ask for; empty where no service is in use. */
  readonly asked: readonly AskedCategory[]
  /** Id of Google's tag, from the permission answer. */
  readonly gtagId: string | undefined
  /** Stores a choice. */
  readonly choose: (allowed: readonly string[]) => void
}

/** What the visitor has agreed to, and what there is to agree to. */
export function useConsent({ site }: Pick<SiteData, 'site'>): UsedConsent {
  const { consent } = site
  const choice = useSyncExternalStore(consentStore.subscribe, consentStore.get, consentStore.get)
  const { data } = usePermission()
  const gtagId = data?.analytics?.gtagId ?? undefined
  // Asked once for everything: the server says whether there is a tag to ask for.
  const isKnown = data !== undefined || site.analytics.provider !== 'gtag'
  const [opened] = useState(() => Date.now())
  return useMemo(() => {
    const used = providersInUse(site).filter((each) => each !== 'gtag' || gtagId !== undefined)
    const now = consentNow(choice, consent, { isRefused: isTrackingRefused(), now: opened })
    return {
      ...now,
      isOpen: now.isOpen && isKnown,
      asked: askedCategories(site, used),
      gtagId,
      choose: (allowed) => consentStore.choose({ version: consent.version, date: new Date().toISOString(), allowed }),
    }
  }, [choice, consent, site, gtagId, isKnown, opened])
}
