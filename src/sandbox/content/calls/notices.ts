import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { Notices } from '@/contract/generated/gateway-types'
import type { Action, BannerItem } from '@/contract/generated/merchant-types'
import type { GatewayCall, Handler } from '@/sandbox/call/gateway-call'
import { htmlOf } from '@/sandbox/texts/article'
import { publishedOf } from './announcements'
import { promotionsOf } from '@/sandbox/promotions/port/promotions'

type Banner = Required<Notices['response']>['banners'][number]
type Notice = Required<Notices['response']>['player'][number]
type Call = GatewayCall<Notices['request'], SettingsPort>

/** Announcements of the requested kinds: B banners, PL messages to the player, PU popup, PR promotions (2 §7). */
export const notices: Handler<Notices, SettingsPort> = async (call) => {
  const types = call.request.types.split(',')
  const isAsked = (type: string) => types.includes(type)
  return {
    banners: isAsked('B') ? bannersOf(call) : [],
    player: isAsked('PL') ? await noticesOf(call, 'PL') : [],
    popup: isAsked('PU') ? await noticesOf(call, 'PU') : [],
    promotion: isAsked('PR') ? await promotionsOf(call) : [],
  }
}

/**
 * A response has no dates, conditions or pictures by language, so a group that uses any of them is left to the site.
 */
function bannersOf({ merchant, texts }: Call): Banner[] {
  return Object.entries(merchant.banners).flatMap(([groupName, { items, order }]) => {
    if (order.some((name) => isForSome(items[name]))) return []
    return order.flatMap((name) => {
      const item: BannerItem | undefined = items[name]
      if (item === undefined) return []
      const banner = {
        bannerId: `${groupName}.${name}`,
        groupName,
        url: item.image.src,
        narrowUrl: item.imageNarrow?.src ?? null,
        mirrored: item.mirrored,
        title: texts.merchantText(item.title),
        text: texts.merchantText(item.text),
        label: texts.merchantText(item.label),
      }
      return [{ ...banner, ...linkageOf(item.action) }]
    })
  })
}

/** Whether a banner is limited to certain days, players or languages. */
function isForSome(item: BannerItem | undefined): boolean {
  return [item?.from, item?.until, item?.when, item?.pictures].some((limit) => limit !== undefined)
}

/** A linkage is an address, so only actions that lead to one have a linkage. */
function linkageOf(action: Action | undefined): Pick<Banner, 'linkageType' | 'linkTarget'> {
  if (action?.action === 'external') return { linkageType: 'external', linkTarget: action.href }
  if (action?.action !== 'navigate') return { linkageType: 'none', linkTarget: null }
  const query = new URLSearchParams(action.query).toString()
  return { linkageType: 'route', linkTarget: query === '' ? action.to : `${action.to}?${query}` }
}

async function noticesOf(call: Call, type: 'PL' | 'PU'): Promise<Notice[]> {
  const published = await publishedOf(call, [type])
  return published.map((seed) => {
    const { title, lines } = call.texts.article(seed)
    return { id: seed.id, title, content: htmlOf(lines) }
  })
}
