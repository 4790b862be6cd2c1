import type { Permission, SettingsTree } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/first-rows'
import { useRead } from '@/site/gateway/use-read'

const permission = defineCall<Permission>(rows.permission, () => import('@/contract/generated/answers/permission.js'), {
  hasTexts: true,
})

export type SystemStatus = 0 | 1 | 2

/** What the visitor may access at this host (1 §3, permission response info). */
export function usePermission() {
  return useRead(permission, { url: currentHost() })
}

const { document: page } = globalThis as { readonly document?: Document }

/** By which the server chose the document: 0 for the site's own pages. */
export const servedStatus = () => Number(page?.documentElement.dataset['status'] ?? 0) as SystemStatus

/** 1 for maintenance, 2 for a region restriction, otherwise 0; what the document says while it is unknown (1 §4). */
export function systemStatusOf(info: Permission['response'] | undefined): SystemStatus {
  if (info === undefined) return servedStatus()
  return info.maintenance === false ? (info.regionRestriction ? 2 : 0) : 1
}

export const useSystemStatus = () => systemStatusOf(usePermission().data)

/** Whether a module of the settings tree is on. Undefined when the server does not list it. */
export function moduleOf(tree: SettingsTree, modId: string): boolean | undefined {
  for (const node of tree) {
    if (node.modId === modId) return node.enabled === 1
    const below = moduleOf(node.children ?? [], modId)
    if (below !== undefined) return below
  }
  return undefined
}

/** Empty during prerendering, where there is no host; no call is made then. */
function currentHost(): string {
  return typeof location === 'undefined' ? '' : location.host
}
