import { useCallback } from 'react'
import { moduleOf, usePermission } from '@/site/gateway/content/permission'
import type { SettingsTree } from '@/contract/generated/gateway-types'
import type { BootData } from '@/contract/site-data/boot-data'
import { useSite } from './site-context'

type Flags = BootData['features']['flags']

/**
 * Returns a function that says whether a flag is on: the server's value where it sends one, unless the merchant's is
 * locked.
 */
export function useFeatures(): (modId: string) => boolean {
  const { flags } = useSite().features
  const tree = usePermission().data?.whitelabel.settings
  return useCallback((modId) => isOn(modId, flags, tree), [flags, tree])
}

/** Whether a flag is on, by the merchant's flags and, once it has loaded, the server's settings tree. */
export function isOn(modId: string, flags: Flags, tree: SettingsTree = []): boolean {
  const flag = flags[modId]
  if (flag?.locked) return flag.default
  return moduleOf(tree, modId) ?? flag?.default ?? false
}

/** Whether a feature is on. */
export function useFeature(modId: string): boolean {
  return useFeatures()(modId)
}
