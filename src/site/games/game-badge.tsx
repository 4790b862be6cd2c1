import { styled } from 'styled-components'
import type { GameCard } from '@/site/gateway/games/games'
import { useText } from '@/site/i18n/language'
import { badgeOf } from './game-state'

/** A badge: hot, new, in maintenance or coming soon; one at most. */
export function GameBadge({ game }: { game: GameCard }) {
  const t = useText()
  const badge = badgeOf(game)
  return badge && <Badge data-badge={badge}>{t(`game.badge.${badge}`)}</Badge>
}

const Badge = styled.span`
  padding: 0.15em 0.5em;
  border-radius: min(var(--radius-control), 0.4rem);
  background: var(--color-primary);
  color: var(--color-on-primary);
  font-size: 0.6875rem;
  font-weight: var(--font-weight-control);
  line-height: 1.4;

  &:is([data-badge='maintenance'], [data-badge='soon']) {
    background: #1c1c1f;
    color: #fff;
  }
`
