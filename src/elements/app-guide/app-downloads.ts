import { useSyncExternalStore } from 'react'
import { usePermission } from '@/gateway/permission'
import type { Permission } from '@/generated/gateway-types'

type Resource = NonNullable<Permission['response']['resources']>[number]

export const platforms = ['android', 'ios'] as const
export type Platform = (typeof platforms)[number]

/** Kinds of resources that are downloads (1 §3), by what they run on. */
const kinds: Record<Platform, readonly string[]> = { android: ['ANDROID_APP'], ios: ['IOS_APP', 'IOS_LITE'] }

/** The downloads for a platform, in the order of their kinds. */
export function downloadsFor(platform: Platform, resources: readonly Resource[]): Resource[] {
  return kinds[platform].flatMap((kind) => resources.filter(({ resourceType }) => resourceType === kind))
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
