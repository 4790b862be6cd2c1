import { useSyncExternalStore } from 'react'
import { usePermission } from '@/site/gateway/content/permission'
import type { Permission } from '@/contract/generated/gateway-types'

type Resource = NonNullable<Permission['response']['resources']>[number]

type DownloadKind = 'ANDROID_APP' | 'IOS_APP' | 'IOS_LITE'

/** A resource that is a download, of a kind that has a name. */
export type DownloadResource = Resource & { readonly resourceType: DownloadKind }

export const platforms = ['android', 'ios'] as const
export type Platform = (typeof platforms)[number]

/** Kinds of resources that are downloads (1 §3), by what they run on. */
const kinds: Record<Platform, readonly DownloadKind[]> = { android: ['ANDROID_APP'], ios: ['IOS_APP', 'IOS_LITE'] }

/** The downloads for a platform, in the order of their kinds. */
export function downloadsFor(platform: Platform, resources: readonly Resource[]): DownloadResource[] {
  return kinds[platform].flatMap((resourceType) =>
    resources.filter((each) => each.resourceType === resourceType).map((each) => ({ ...each, resourceType })),
  )
}

/** Platforms that there is a download for: a missing resource hides its tab (2 §2 app download). */
export function platformsOf(resources: readonly Resource[]): Platform[] {
  return platforms.filter((platform) => downloadsFor(platform, resources).length > 0)
}

/** Downloads of the merchant: undefined until the server has answered. */
export function useResources() {
  const { data, ...rest } = usePermission()
  return { resources: data && (data.resources ?? []), ...rest }
}

/** What the visitor most likely holds in the hand. A page that is rendered in advance does not know. */
export function useOwnPlatform(): Platform {
  return useSyncExternalStore(
    subscribeToNothing,
    () => (/iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'android'),
    () => 'android',
  )
}

const subscribeToNothing = () => () => {}
