import { styled } from 'styled-components'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useBadges } from '@/site/badges'
import { PointMallLink } from './point-mall-link'
import { usePositivePoints } from './use-positive-points'

/** What the account menu tells in numbers: unread messages, and the points where the header has no room for them. */
export function AccountFigures() {
  const t = useText()
  const format = useFormat()
  const points = usePositivePoints()
  const unread = useBadges(['unreadMessages'])('unreadMessages')
  return (
    <>
      {points !== undefined && (
        <Points>
          <PointMallLink>{t('header.points')}</PointMallLink> <b>{format.number(points)}</b>
        </Points>
      )}
      {unread !== undefined && (
        <Line>
          {t('header.unread')} <b>{format.number(unread)}</b>
        </Line>
      )}
    </>
  )
}

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  padding: 0.35rem 0.75rem;
  font-size: var(--font-size-small);

  > b {
    font-variant-numeric: tabular-nums;
  }
`

const Points = styled(Line)`
  @media (min-width: 768px) {
    display: none;
  }
`
