import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import { useText } from '@/site/i18n/language'
import { useAddressCheck } from '@/site/merchant/actions/external-link'
import { promotionAction } from '@/site/merchant/actions/promotion-action'
import { useSite } from '@/site/merchant/site-context'
import { Icon } from '@/site/ui/icons/icon'
import { LazyImage } from '@/site/ui/loading/lazy-image'

interface PromotionSlideProps {
  readonly promotion: Promotion
  /** Accessible name, such as "2 of 5". */
  readonly name: string
  readonly isShown: boolean
}

/** A promotion from the server. A click anywhere on it opens it. */
export function PromotionSlide({ promotion, name, isShown }: PromotionSlideProps) {
  const t = useText()
  const { routes } = useSite()
  const check = useAddressCheck()
  const { id, title, summary, image } = promotion
  const picture = check(image ?? '')
  return (
    <Slide
      className="swiper-slide"
      role="group"
      aria-roledescription={t('banner.slide')}
      aria-label={name}
      inert={!isShown}
    >
      <Card action={promotionAction(routes, id)}>
        <Picture src={picture.kind === 'refused' ? undefined : picture.href} alt="" width={640} height={400} />
        <Words>
          <Title dir="auto">{title}</Title>
          {summary !== undefined && <span dir="auto">{summary}</span>}
          <More>
            {t('promotion-slider.more')}
            <Icon name="arrow-forward" size={18} />
          </More>
        </Words>
      </Card>
    </Slide>
  )
}

/** Space for the focus outline of the card, which the edge of the window would cut off. */
const Slide = styled.div`
  padding: 4px;
`

const Card = styled(ActionTarget)`
  display: grid;
  align-items: center;
  overflow: hidden;
  block-size: 100%;
  background: var(--card-background);
  border: var(--card-border);
  border-radius: var(--radius-card);
  box-shadow: var(--card-shadow);
  color: var(--color-text);
  text-decoration: none;

  @container (min-width: 38rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`

const Picture = styled(LazyImage)`
  display: block;
  inline-size: 100%;
  block-size: auto;
  user-select: none;
`

const Words = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  gap: var(--space-2);
  padding: var(--space-5) clamp(1.25rem, 4vw, 2.5rem);
  color: var(--color-text-muted);
  text-wrap: pretty;
`

const Title = styled.strong`
  color: var(--color-text);
  font-family: var(--font-heading);
  font-size: var(--font-size-large);
`

const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
  color: var(--color-accent);
  font-weight: var(--font-weight-control);
`
