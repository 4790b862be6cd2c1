import { styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { PointMallLink } from './point-mall-link'
import { usePositivePoints } from './use-positive-points'

/**
 * The points in the account menu, for screens where the header has no space for them. The entry for messages shows its
 * own count.
 */
export function AccountPoints() {
  const t = useText()
  const format = useFormat()
  const points = usePositivePoints()
  return (
    points !== undefined && (
      <Points>
        <PointMallLink>{t('header.points')}</PointMallLink> <b>{format.number(points)}</b>
      </Points>
    )
  )
}

const Points = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  padding: 0.35rem 0.75rem;
  font-size: var(--font-size-small);

  > b {
    font-variant-numeric: tabular-nums;
  }

  @media (min-width: 768px) {
    display: none;
  }
`
