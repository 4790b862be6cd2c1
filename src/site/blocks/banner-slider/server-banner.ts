import type { ServerBanner } from '@/site/gateway/content/notices'
import type { Action } from '@/contract/generated/merchant-types'
import type { CheckedAddress } from '@/site/lib/address'
import type { LinkedPaths } from '@/contract/site-data/boot-data'
import { promotionAction } from '@/site/merchant/actions/promotion-action'
import type { Banner } from './banner'

/** The server sends no sizes, and the block's shape crops the picture, so only the aspect ratios matter here. */
const wide = { width: 1600, height: 640 }
const narrow = { width: 800, height: 800 }

interface Surroundings {
  readonly routes: LinkedPaths
  readonly check: (address: string) => CheckedAddress
  /** URL to load a picture from, or undefined if its host is not allowed. */
  readonly pictureAddress: (address: string | null | undefined) => string | undefined
}

/** Converts a banner of the server. Returns undefined if its picture may not be loaded. */
export function bannerFromServer(banner: ServerBanner, surroundings: Surroundings): Banner | undefined {
  const { pictureAddress } = surroundings
  const src = pictureAddress(banner.url)
  if (src === undefined) return undefined
  const narrowSrc = pictureAddress(banner.narrowUrl)
  return {
    id: banner.bannerId,
    picture: { src, ...wide },
    alt: '',
    narrowPicture: narrowSrc === undefined ? undefined : { src: narrowSrc, ...narrow },
    isMirrored: banner.mirrored ?? false,
    title: banner.title ?? undefined,
    text: banner.text ?? undefined,
    label: banner.label ?? undefined,
    action: linkage(banner, surroundings),
  }
}

/** The action of a click (1 §2). */
function linkage({ linkageType, linkTarget }: ServerBanner, { check, routes }: Surroundings): Action | undefined {
  if (linkTarget === null || linkTarget === undefined) return undefined
  if (linkageType === 'promotion') return promotionAction(routes, linkTarget)
  // The guard of the target page makes sure that the player is signed in.
  if (linkageType === 'game') return { action: 'navigate', to: routes.paths.byIframe, query: { game: linkTarget } }
  const checked = check(linkTarget)
  if (linkageType === 'route' && checked.kind === 'same-site') {
    return { action: 'navigate', to: checked.href, query: {} }
  }
  if (linkageType === 'external' && checked.kind !== 'refused') return { action: 'external', href: checked.href }
  return undefined
}
