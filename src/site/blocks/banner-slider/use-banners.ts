import { useMemo } from 'react'
import { useNotices } from '@/site/gateway/content/notices'
import type { BannerItem } from '@/contract/generated/merchant-types'
import { useLanguage } from '@/site/i18n/language'
import type { Translate } from '@/site/i18n/texts'
import { useAddressCheck } from '@/site/merchant/actions/external-link'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { useBannerGroup, useSite } from '@/site/merchant/site-context'
import type { Banner } from './banner'
import { bannerFromServer } from './server-banner'
import { useShownBanners } from './shown-banners'

/**
 * The banners of a group: the merchant's own, until those of the server arrive. The merchant's own stay if the server
 * has none.
 */
export function useBanners(name: string): readonly Banner[] {
  const { t, language } = useLanguage()
  const { routes } = useSite()
  const group = useBannerGroup(name)
  const served = useNotices().data?.banners
  const isShown = useShownBanners(group)
  const check = useAddressCheck()
  const pictureAddress = usePictureAddress()

  const fromGateway = useMemo(
    () =>
      (served ?? [])
        .filter(({ groupName }) => groupName === name)
        .flatMap((banner) => bannerFromServer(banner, { routes, check, pictureAddress }) ?? []),
    [served, name, routes, check, pictureAddress],
  )
  if (fromGateway.length > 0 || group === undefined) return fromGateway
  return group.order.flatMap((id) => {
    const item = group.items[id]
    return item === undefined || !isShown(item) ? [] : [fromMerchant(id, item, t, language)]
  })
}

function fromMerchant(id: string, item: BannerItem, t: Translate, language: string): Banner {
  const { image, imageNarrow } = item.pictures?.[language] ?? item
  return {
    id,
    picture: image,
    alt: image.alt === undefined ? '' : t(image.alt),
    narrowPicture: imageNarrow,
    isMirrored: item.mirrored,
    title: t(item.title),
    text: item.text === undefined ? undefined : t(item.text),
    label: item.label === undefined ? undefined : t(item.label),
    action: item.action,
  }
}
