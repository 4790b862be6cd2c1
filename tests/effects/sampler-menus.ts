import type { JsonObject } from '@/lib/json-value'

/** Panels as their schemas have them. */
export const samplerPanels: JsonObject = { member: { 'security-center': {} }, agent: { 'agent-team-overview': {} } }

/** Entries of each kind of action; two of them, so that there is an order. */
export function samplerMenus(): JsonObject {
  const to = (path: string) => ({ action: 'navigate', to: path })
  const items = {
    help: { label: 'nav.help', icon: 'info', action: to('/help') },
    served: { label: 'nav.home', action: { action: 'signOut' }, when: { feature: 'SERVED' } },
    own: { label: 'page.more', action: to('/register'), when: { feature: 'OWN' } },
    kept: { label: 'nav.help', action: to('/register'), when: { feature: 'KEPT' } },
    agents: { label: 'nav.help', action: to('/free'), when: { session: 'agent' } },
    trials: { label: 'nav.home', action: to('/free'), when: { session: 'trial' } },
  }
  const menu = { items, order: Object.keys(items) }
  const centres = {
    member: { label: 'nav.home', action: { action: 'memberCentre', panel: 'security-center' } },
    agent: { label: 'nav.help', action: { action: 'agentCentre', panel: 'agent-team-overview' } },
  }
  const account = { items: { ...items, ...centres }, order: [...Object.keys(items), ...Object.keys(centres)] }
  const bars = {
    header: { ...menu, top: ['own', 'help'] },
    account,
    side: menu,
    footer: menu,
    bottomBar: menu,
    rightBar: menu,
  }
  // Nobody on trial comes into a centre.
  const { trials: _trials, ...inCentre } = account.items
  const centre = { items: inCentre, order: Object.keys(inCentre) }
  return { ...bars, memberCentre: centre, agentCentre: centre }
}
