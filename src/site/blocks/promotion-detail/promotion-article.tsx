import { Suspense, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import { useText } from '@/site/i18n/language'
import { useLeaveSite } from '@/site/merchant/actions/external-link'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { promotionAction } from '@/site/merchant/actions/promotion-action'
import { useTabName } from '@/site/merchant/pages/tab-name'
import { useSite } from '@/site/merchant/site-context'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { LazyImage } from '@/site/ui/loading/lazy-image'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { SafeHtml } from '@/site/ui/safe-html'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { Content, Frame, Head, Words } from './promotion-detail-layout'
import type { TakingPart } from './promotion-standing'
import { usePeriod } from './use-period'

/** Lazy-loaded: the text is shown before the player's status in the promotion is known. */
const PromotionStanding = lazyPart('promotion-standing', () =>
  import('./promotion-standing').then((part) => part.PromotionStanding),
)

interface PromotionArticleProps {
  readonly promotion: Promotion
  readonly taking: TakingPart
  /** The document shows it already: whoever reads stays where he is. */
  readonly isDrawn: boolean
}

/** A promotion in full. Its heading receives the focus. */
export function PromotionArticle({ promotion, taking, isDrawn }: PromotionArticleProps) {
  const pictureAddress = usePictureAddress()
  const { allowedHosts } = useSite().site
  const leaveSite = useLeaveSite()
  const period = usePeriod(promotion)
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, summary, image, content } = promotion

  useTabName(title, 'part')

  const wasDrawn = useRef(isDrawn)

  useEffect(() => {
    if (wasDrawn.current) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])

  return (
    <Frame as="article">
      <Head>
        <LazyImage src={pictureAddress(image)} alt="" width={800} height={500} />
        <Words>
          <h2 ref={heading} tabIndex={-1} dir="auto">
            {title}
          </h2>
          {summary !== undefined && <p dir="auto">{summary}</p>}
          {period !== undefined && <small>{period}</small>}
          <AllPromotions />
        </Words>
      </Head>
      <Suspense fallback={<Skeleton lines={2} />}>
        <PromotionStanding promotion={promotion} {...taking} />
      </Suspense>
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
