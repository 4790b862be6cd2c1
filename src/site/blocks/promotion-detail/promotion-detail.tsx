import { useErrorText } from '@/site/gateway/error-text'
import { useKnownPromotions } from '@/site/gateway/rewards/known-promotions'
import { usePromotions } from '@/site/gateway/rewards/promotions'
import type { PromotionDetailProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useQuery } from '@/site/merchant/pages/navigation'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { MainContent } from '@/site/ui/view/main-content'
import { Notice } from '@/site/ui/notices/notice'
import { useHydrated } from '@/site/ui/view/use-hydrated'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { AllPromotions, PromotionArticle } from './promotion-article'
import type { TakingPart } from './promotion-standing'
import { Frame } from './promotion-detail-layout'

/** The promotion that the URL names (1 §2). */
export function PromotionDetail({ alone, ...taking }: PromotionDetailProps) {
  const id = useQuery('id')
  const isHydrated = useHydrated()
  if (id !== undefined)
    return (
      <MainContent>
        <NamedPromotion id={id} taking={taking} />
      </MainContent>
    )
  if (!alone) return null
  // A document that is drawn in advance does not know which promotion its address will name.
  return isHydrated ? <NoPromotion /> : <Skeleton lines={8} />
}

function NamedPromotion({ id, taking }: { id: string; taking: TakingPart }) {
  const errorText = useErrorText()
  const { promotions, error, isValidating, mutate } = usePromotions()
  const drawn = useKnownPromotions()
  const promotion = (promotions ?? drawn)?.find((each) => each.id === id)
  if (promotion !== undefined)
    return <PromotionArticle key={id} promotion={promotion} taking={taking} isDrawn={promotions === undefined} />
  if (promotions !== undefined || drawn?.length === 0) return <NoPromotion />
  if (error === undefined) return <Skeleton lines={8} />
  return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
}

function NoPromotion() {
  const t = useText()
  return (
    <Frame>
      <Notice>
        <p>{t('promotion-detail.unknown')}</p>
        <AllPromotions />
      </Notice>
    </Frame>
  )
}
