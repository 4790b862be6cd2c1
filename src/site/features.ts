import { useCallback } from 'react'
import { moduleOf, usePermission } from '@/gateway/permission'
import { useSite } from './site-context'

/** Tells of any flag whether it is on: the server's value where it sends one, unless the merchant's is locked. */
export function useFeatures(): (modId: string) => boolean {
  const { flags } = useSite().features
  const tree = usePermission().data?.whitelabel.settings
  return useCallback(
    (modId) => {
      const flag = flags[modId]
      if (flag?.locked) return flag.default
      return moduleOf(tree ?? [], modId) ?? flag?.default ?? false
    },
    [flags, tree],
  )
}

/** Whether a feature is on. */
export function useFeature(modId: string): boolean {
  return useFeatures()(modId)
}
