import { useId } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { usePromotions } from '@/site/gateway/rewards/promotions'
import type { PromotionSliderProps } from '@/contract/generated/merchant-types'
import { useLanguage, useText } from '@/site/i18n/language'
import { directionOf } from '@/contract/text/direction'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { PromotionSlides } from './promotion-slides'

/** The promotions of a category (1 §2 Register page). Renders nothing if there are none. */
export function PromotionSlider({ title, category, autoplay }: PromotionSliderProps) {
  const t = useText()
  const id = useId()
  const errorText = useErrorText()
  const direction = directionOf(useLanguage().locale)
  const { promotions, error, isValidating, mutate } = usePromotions()
  const shown = promotions?.filter((promotion) => promotion.category === category)
  if (shown?.length === 0) return null
  return (
    <Frame aria-labelledby={id}>
      <Title id={id}>{t(title)}</Title>
      {shown !== undefined && (
        // A change of the promotions or of the direction needs a new slider: the position of the old one is no longer
        // valid.
        <PromotionSlides
          key={[direction, ...shown.map((promotion) => promotion.id)].join(' ')}
          promotions={shown}
          delay={autoplay}
        />
      )}
      {shown === undefined && error === undefined && <Skeleton lines={5} />}
      {shown === undefined && error !== undefined && (
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      )}
    </Frame>
  )
}

const Frame = styled.section`
  /* As wide as a form and a picture beside each other. */
  inline-size: min(100%, 70rem);
  min-inline-size: 0;
  margin-inline: auto;
  padding: 0 var(--space-gutter) var(--space-section);
`

const Title = styled.h2`
  margin-block-end: var(--space-4);
`
