import { styled } from 'styled-components'
import { PointMallLink } from './point-mall-link'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { usePositivePoints } from './use-positive-points'

/** Points of the signed-in player (1 §2 Header). Where they do not fit, the account menu shows them. */
export function PointsView() {
  const t = useText()
  const format = useFormat()
  const points = usePositivePoints()
  if (points === undefined) return null
  return (
    <Pill>
      <PointMallLink>
        <span>{t('header.points')}</span> {format.number(points)}
      </PointMallLink>
    </Pill>
  )
}

const Pill = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: 0.9rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--color-text) 5%, transparent);
  font-family: var(--font-heading);
  font-variant-numeric: tabular-nums;
  font-weight: var(--font-weight-control);
  white-space: nowrap;

  a {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
    text-decoration: none;
  }

  span {
    color: var(--color-text-muted);
    font-family: var(--font-body);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-body);
  }

  @media (max-width: 767px) {
    display: none;
  }
`
