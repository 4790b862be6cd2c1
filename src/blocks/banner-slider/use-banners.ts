import { useMemo } from 'react'
import { useNotices } from '@/gateway/notices'
import type { BannerItem } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import type { Translate } from '@/i18n/texts'
import { useAddressCheck } from '@/site/external-link'
import { usePictureAddress } from '@/site/picture-address'
import { useBannerGroup, useSite } from '@/site/site-context'
import type { Banner } from './banner'
import { fromServer } from './server-banner'

/** The banners of a group: those of the server once they are there, and until then, or when it has none, the merchant's own. */
export function useBanners(name: string): readonly Banner[] {
  const t = useText()
  const { routes } = useSite()
  const group = useBannerGroup(name)
  const served = useNotices().data?.banners
  const check = useAddressCheck()
  const pictureAddress = usePictureAddress()

  const fromGateway = useMemo(
    () =>
      (served ?? [])
        .filter(({ groupName }) => groupName === name)
        .flatMap((banner) => fromServer(banner, { routes, check, pictureAddress }) ?? []),
    [served, name, routes, check, pictureAddress],
  )
  if (fromGateway.length > 0 || group === undefined) return fromGateway
  return group.order.flatMap((id) => {
    const item = group.items[id]
    return item === undefined ? [] : [fromMerchant(id, item, t)]
  })
}

function fromMerchant(id: string, item: BannerItem, t: Translate): Banner {
  return {
    id,
    picture: item.image,
    alt: item.image.alt === undefined ? '' : t(item.image.alt),
    narrowPicture: item.imageNarrow,
    title: t(item.title),
    text: item.text === undefined ? undefined : t(item.text),
    label: item.label === undefined ? undefined : t(item.label),
    action: item.action,
  }
}
