import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/elements/action-target'
import type { Promotion } from '@/gateway/promotions'
import { useText } from '@/i18n/language'
import { useLeaveSite } from '@/site/external-link'
import { usePictureAddress } from '@/site/picture-address'
import { promotionAction } from '@/site/promotion-action'
import { useSite } from '@/site/site-context'
import { buttonLook, type ButtonLook } from '@/ui/button-look'
import { LazyImage } from '@/ui/lazy-image'
import { SafeHtml } from '@/ui/safe-html'
import { Content, Frame, Head, Words } from './promotion-detail-layout'
import { usePeriod } from './use-period'

/** A promotion with everything that is said about it. The reading starts at its heading. */
export function PromotionArticle({ promotion }: { promotion: Promotion }) {
  const pictureAddress = usePictureAddress()
  const { allowedHosts } = useSite().site
  const leaveSite = useLeaveSite()
  const period = usePeriod(promotion)
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, summary, image, content } = promotion

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])

  return (
    <Frame as="article">
      <Head>
        <LazyImage src={pictureAddress(image)} alt="" width={800} height={500} />
        <Words>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {summary !== undefined && <p>{summary}</p>}
          {period !== undefined && <small>{period}</small>}
          <AllPromotions />
        </Words>
      </Head>
      {content !== undefined && (
        <Content>
          <SafeHtml html={content} allowedHosts={allowedHosts} onFollow={leaveSite} />
        </Content>
      )}
    </Frame>
  )
}

export function AllPromotions() {
  const t = useText()
  const { routes } = useSite()
  return (
    <Back action={promotionAction(routes)} $emphasis="normal">
      {t('promotion-detail.all')}
    </Back>
  )
}

const Back = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
