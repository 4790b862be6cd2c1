import { useSyncExternalStore } from 'react'
import { usePermission } from '@/site/gateway/content/permission'
import type { Permission } from '@/contract/generated/gateway-types'

type Resource = NonNullable<Permission['response']['resources']>[number]

type DownloadKind = 'ANDROID_APP' | 'IOS_APP' | 'IOS_LITE'

/** A resource that is a download of a known type. */
export type DownloadResource = Resource & { readonly resourceType: DownloadKind }

export const platforms = ['android', 'ios'] as const
export type Platform = (typeof platforms)[number]

/** Types of download resources (1 §3) by platform. */
const kinds: Record<Platform, readonly DownloadKind[]> = { android: ['ANDROID_APP'], ios: ['IOS_APP', 'IOS_LITE'] }

/** The downloads for a platform, in the order of their types. */
export function downloadsFor(platform: Platform, resources: readonly Resource[]): DownloadResource[] {
  return kinds[platform].flatMap((resourceType) =>
    resources.filter((each) => each.resourceType === resourceType).map((each) => ({ ...each, resourceType })),
  )
}

/** Platforms that have a download: a missing resource hides its tab (2 §2 app download). */
export function platformsOf(resources: readonly Resource[]): Platform[] {
  return platforms.filter((platform) => downloadsFor(platform, resources).length > 0)
}

/** Resources of the merchant; undefined until the server has answered. */
export function useResources() {
  const { data, ...rest } = usePermission()
  return { resources: data && (data.resources ?? []), ...rest }
}

/** The visitor's most likely platform. It is unknown while prerendering. */
export function useOwnPlatform(): Platform {
  return useSyncExternalStore(
    subscribeToNothing,
    () => (/iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'android'),
    () => 'android',
  )
}

const subscribeToNothing = () => () => {}
