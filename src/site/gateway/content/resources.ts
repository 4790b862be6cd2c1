import type { Permission } from '@/contract/generated/gateway-types'
import { usePermission } from './permission'

export type Resource = NonNullable<Permission['response']['resources']>[number]

/** Resources whose type begins with a word, such as PAYMENT (1 §3); undefined until the server has answered. */
export function useResourcesOf(word: string): readonly Resource[] | undefined {
  const { data } = usePermission()
  return data && (data.resources ?? []).filter(({ resourceType }) => resourceType.startsWith(`${word}_`))
}
