import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { PromotionStatus } from '@/site/elements/promotion-status'
import type { PromotionActivity } from '@/site/gateway/rewards/promotion-activities'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import { useText } from '@/site/i18n/language'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { promotionAction } from '@/site/merchant/actions/promotion-action'
import { useSite } from '@/site/merchant/site-context'
import { LazyImage } from '@/site/ui/loading/lazy-image'
import { categoryOf } from './promotion-category'
import { promotionCardId } from './use-return-focus'

interface PromotionCardProps {
  readonly promotion: Promotion
  /** How it stands to the player, once that is known. */
  readonly activity: PromotionActivity | undefined
}

/** A summary of a promotion. A click anywhere on it opens it. */
export function PromotionCard({ promotion, activity }: PromotionCardProps) {
  const t = useText()
  const { routes } = useSite()
  const pictureAddress = usePictureAddress()
  const { id, title, summary, image } = promotion
  return (
    <Card>
      <Picture src={pictureAddress(image)} alt="" width={800} height={500} />
      <Body>
        <Kind>
          {t(`promotion-list.category.${categoryOf(promotion)}`)}
          {activity !== undefined && <PromotionStatus activity={activity} />}
        </Kind>
        <h3 dir="auto">
          <Link id={promotionCardId(id)} action={promotionAction(routes, id)}>
            {title}
          </Link>
        </h3>
        {summary !== undefined && <Summary dir="auto">{summary}</Summary>}
        {activity?.status === 'process' &&
          activity.unmet.map((condition) => (
            <small key={condition} dir="auto">
              {condition}
            </small>
          ))}
      </Body>
    </Card>
  )
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  border: var(--card-border);
  border-radius: var(--radius-card);
  background: var(--card-background);
  box-shadow: var(--card-shadow);

  &:has(a:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    transition: translate var(--duration-short);

    &:hover {
      translate: 0 -3px;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Picture = styled(LazyImage)`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 8 / 5;
  object-fit: cover;
`

const Body = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  gap: var(--space-1);
  padding: min(var(--space-4), 1.5rem);
`

const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  justify-content: space-between;
  color: var(--color-accent);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-control);
`

const Link = styled(ActionTarget)`
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Summary = styled.p`
  color: var(--color-text-muted);
  text-wrap: pretty;
`
