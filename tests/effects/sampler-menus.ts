import type { JsonObject } from '@/contract/json/json-value'
import { partNames, readSchemaFiles } from '@/engine/schema/schema-files'

const schemas = readSchemaFiles(process.cwd())
const panelsOf = (centre: 'member' | 'agent') => partNames(schemas, `panels/${centre}`)
const asTheyAre = (centre: 'member' | 'agent') => Object.fromEntries(panelsOf(centre).map((name) => [name, {}]))

/** Panels with the examples of their schemas, and a merchant's own blocks with their props. */
export function samplerPanels(own: JsonObject = {}): JsonObject {
  return { member: { ...asTheyAre('member'), ...own }, agent: { ...asTheyAre('agent'), ...own } }
}

/** An entry for each panel of a centre. */
function panelEntries(centre: 'member' | 'agent', own: JsonObject): [name: string, entry: JsonObject][] {
  return [...panelsOf(centre), ...Object.keys(own)].map((panel, at) => [
    `${centre}${at === 0 ? '' : at}`,
    { label: centre === 'member' ? 'nav.home' : 'nav.help', action: { action: `${centre}Centre`, panel } },
  ])
}

/** Entries with each kind of action; two of each, so that there is an order. */
export function samplerMenus(own: JsonObject = {}): JsonObject {
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
  const centres = Object.fromEntries([...panelEntries('member', own), ...panelEntries('agent', own)])
  const account = { items: { ...items, ...centres }, order: [...Object.keys(items), ...Object.keys(centres)] }
  const bars = {
    header: { ...menu, top: ['own', 'help'] },
    account,
    playerHeader: menu,
    playerSide: menu,
    side: menu,
    footer: menu,
    bottomBar: menu,
    rightBar: menu,
  }
  // Trial users cannot open a centre.
  const { trials: _trials, ...inCentre } = account.items
  const centre = { items: inCentre, order: Object.keys(inCentre) }
  return { ...bars, memberCentre: centre, agentCentre: centre }
}
