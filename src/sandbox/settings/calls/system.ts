import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type {
  DomainRoutes,
  Permission,
  RegisterSettings,
  SettingsTree,
  WhitelabelMenu,
} from '@/contract/generated/gateway-types'
import type { Handler } from '@/sandbox/call/gateway-call'
import { gamesOrigin } from '@/sandbox/play/port/games-host'
import { servicePaths } from '@/sandbox/content/port/service-paths'
import { siteResources } from './site-resources'

const hour = 60 * 60 * 1000

/** What the visitor may see (1 §7). The status call is the same. */
export const permission: Handler<Permission, SettingsPort> = async ({ services, merchant, texts, port }) => {
  const { systemStatus, visitorIp, features, registerRules, promotions } = await services.settings.of(merchant)
  const until = new Date(Math.ceil(services.clock() / hour) * hour + hour).toISOString()
  return {
    whitelabel: { settings: treeOf(features) },
    registerRules,
    promotions,
    resources: siteResources(merchant),
    customerService: servicePaths(merchant, texts).map(({ csType, csPosition, path }) => ({
      csType,
      csPosition,
      path,
    })),
    analytics: { gtagId: merchant.gtagId },
    imageCDNs: [],
    launchGameCDNs: [gamesOrigin(port)],
    location: { ip: visitorIp },
    maintenance: systemStatus === 1 ? { message: texts.say('maintenance'), until } : false,
    regionRestriction: systemStatus === 2,
  }
}

export const registerSettings: Handler<RegisterSettings, SettingsPort> = async ({ services, merchant }) =>
  (await services.settings.of(merchant)).registerRules

export const domainRoutes: Handler<DomainRoutes> = ({ merchant }) => ({
  domainList: merchant.hosts.map((domainName) => ({ domainName })),
})

/** Modules of the white label: the same tree as in the permission answer. */
export const whitelabelMenu: Handler<WhitelabelMenu, SettingsPort> = async ({ services, merchant }) =>
  treeOf((await services.settings.of(merchant)).features)

function treeOf(features: Readonly<Record<string, 0 | 1>>): SettingsTree {
  return Object.entries(features).map(([modId, enabled]) => ({ modId, enabled }))
}
