import { styled } from 'styled-components'
import { useUnreadCount } from '@/gateway/unread'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { usePositivePoints } from './use-positive-points'

/** What the account menu tells in numbers: unread messages, and the points where the header has no room for them. */
export function AccountFigures() {
  const t = useText()
  const format = useFormat()
  const points = usePositivePoints()
  const unread = useUnreadCount().data?.count ?? 0
  return (
    <>
      {points !== undefined && (
        <Points>
          {t('header.points')} <b>{format.number(points)}</b>
        </Points>
      )}
      {unread > 0 && (
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
