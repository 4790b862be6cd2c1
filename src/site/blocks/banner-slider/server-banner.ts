import type { ServerBanner } from '@/site/gateway/content/notices'
import type { Action } from '@/contract/generated/merchant-types'
import type { CheckedAddress } from '@/site/lib/address'
import type { LedTo } from '@/contract/site-data/boot-data'
import { promotionAction } from '@/site/merchant/actions/promotion-action'
import type { Banner } from './banner'

/** The server sends no sizes; the block's shape decides what is seen, so these say the proportions only. */
const wide = { width: 1600, height: 640 }
const narrow = { width: 800, height: 800 }

interface Surroundings {
  readonly routes: LedTo
  readonly check: (address: string) => CheckedAddress
  /** Where a picture is loaded from, undefined when it may not be loaded. */
  readonly pictureAddress: (address: string | null | undefined) => string | undefined
}

/** A banner of the server. Undefined when its picture may not be loaded. */
export function fromServer(banner: ServerBanner, surroundings: Surroundings): Banner | undefined {
  const { pictureAddress } = surroundings
  const src = pictureAddress(banner.url)
  if (src === undefined) return undefined
  const narrowSrc = pictureAddress(banner.narrowUrl)
  return {
    id: banner.bannerId,
    picture: { src, ...wide },
    alt: '',
    narrowPicture: narrowSrc === undefined ? undefined : { src: narrowSrc, ...narrow },
    title: banner.title ?? undefined,
    text: banner.text ?? undefined,
    label: banner.label ?? undefined,
    action: linkage(banner, surroundings),
  }
}

/** What a click opens (1 §2). */
function linkage({ linkageType, linkTarget }: ServerBanner, { check, routes }: Surroundings): Action | undefined {
  if (linkTarget === null || linkTarget === undefined) return undefined
  if (linkageType === 'promotion') return promotionAction(routes, linkTarget)
  // The guard of the page sees to it that a player is signed in.
  if (linkageType === 'game') return { action: 'navigate', to: routes.paths.byIframe, query: { game: linkTarget } }
  const checked = check(linkTarget)
  if (linkageType === 'route' && checked.kind === 'same-site') {
    return { action: 'navigate', to: checked.href, query: {} }
  }
  if (linkageType === 'external' && checked.kind !== 'refused') return { action: 'external', href: checked.href }
  return undefined
}
