import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { MerchantConfig } from '@/engine/resolved/resolved-merchant'
import type { Screen } from './screen'

type Pieces = Readonly<Record<string, JsonValue | undefined>>

/** Keys of site.json that nobody sees. */
const unseen: ReadonlySet<string> = new Set([
  '$schema',
  'schemaVersion',
  'check',
  'hstsPreload',
  'monitoring',
  'analytics',
])

const centreMenus: ReadonlySet<string> = new Set(['$schema', 'memberCentre', 'agentCentre'])

/** What a screen is made of, apart from texts, by names that people are told. */
export function piecesOf(screen: Screen, config: MerchantConfig): Pieces {
  const { theme, site, features, vendors, fields, panels, menus } = jsonOf(config)
  const common = { theme, site: without(site, unseen), flags: features, vendors }
  if (screen.kind === 'page') return { ...common, ...piecesOfPage(screen.name, config) }
  if (screen.kind === 'dialog') return { ...common, forms: fields }
  const centre = screen.kind === 'member panel' ? 'member' : 'agent'
  return {
    ...common,
    forms: fields,
    [`panels.${centre}.${screen.name}`]: child(child(panels, centre), screen.name),
    panels: without(panels, new Set(['member', 'agent'])),
    [`menus.${centre}Centre`]: child(menus, `${centre}Centre`),
  }
}

function piecesOfPage(name: string, config: MerchantConfig): Pieces {
  const { routes, menus, banners, fields } = jsonOf(config)
  const page = pageOf(name, config)
  const { description: _description, picture: _picture, ...shown } = (page ?? {}) as JsonObject
  return {
    [`page ${name}`]: shown,
    'frame of pages': child(routes, 'shell'),
    menus: without(menus, centreMenus),
    ...Object.fromEntries(groupsOf(page, banners).map((group) => [`banners ${group}`, groupAt(banners, group)])),
    ...(hasForm(page) && { forms: fields }),
  }
}

/** A page of routes.json by its name, or one of the system as `system.notFound`. */
function pageOf(name: string, config: MerchantConfig): JsonValue | undefined {
  const { routes } = jsonOf(config)
  const [kind, system = ''] = name.split('.')
  return kind === 'system' ? child(child(routes, 'system'), system) : child(child(routes, 'pages'), name)
}

/** The blocks on the page, or the dialog or panel itself: whose code may ask for texts. */
export function partsOf(screen: Screen, config: MerchantConfig): string[] {
  if (screen.kind === 'dialog') return [screen.name]
  if (screen.kind !== 'page') return [screen.name, screen.kind === 'member panel' ? 'member-centre' : 'agent-centre']
  const page = pageOf(screen.name, config)
  return [...new Set([...blocksIn(child(page, 'sections')), ...blocksIn(child(jsonOf(config).routes, 'shell'))])]
}

function blocksIn(value: JsonValue | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn)
  if (!isJsonObject(value)) return []
  const { block } = value
  const inner = Object.values(value).flatMap((each) => blocksIn(each))
  return typeof block === 'string' ? [block, ...inner] : inner
}

/** Whether a place of the merchant's files, such as `menus.side.items.home.label`, may stand on a screen. */
export function isOn(screen: Screen, place: string, config: MerchantConfig): boolean {
  const [file = '', first = '', second = ''] = place.split('.')
  if (file === 'routes') {
    if (screen.kind !== 'page') return false
    if (first === 'shell') return true
    return first === 'system' ? screen.name === `system.${second}` : screen.name === second
  }
  if (file === 'menus')
    return first.endsWith('Centre') ? screen.kind === `${first.slice(0, -6)} panel` : screen.kind === 'page'
  if (file === 'banners')
    return screen.kind === 'page' && groupsOf(pageOf(screen.name, config), jsonOf(config).banners).includes(second)
  if (file === 'panels') {
    const isOne = first === 'member' || first === 'agent'
    return screen.kind.endsWith('panel') && (!isOne || (screen.kind === `${first} panel` && screen.name === second))
  }
  if (file === 'fields') return screen.kind !== 'page' || hasForm(pageOf(screen.name, config))
  return true
}

/** The banner groups that a page names. One without a name of its own has the group of the page. */
function groupsOf(page: JsonValue | undefined, banners: JsonValue): string[] {
  const text = JSON.stringify(page ?? null)
  const groups = child(banners, 'groups')
  return isJsonObject(groups) ? Object.keys(groups).filter((group) => text.includes(JSON.stringify(group))) : []
}

function groupAt(banners: JsonValue, name: string): JsonValue | undefined {
  return child(child(banners, 'groups'), name)
}

function hasForm(page: JsonValue | undefined): boolean {
  return /"block":"[^"]*(form|play|mall|redemptions)/.test(JSON.stringify(page ?? null))
}

function without(value: JsonValue, keys: ReadonlySet<string>): JsonValue {
  if (!isJsonObject(value)) return value
  return Object.fromEntries<JsonValue>(Object.entries(value).filter(([key]) => !keys.has(key)))
}

/** The cast is sound: the config comes from JSON. */
function jsonOf(config: MerchantConfig): Readonly<Record<keyof MerchantConfig, JsonValue>> {
  return config as unknown as Record<keyof MerchantConfig, JsonValue>
}
