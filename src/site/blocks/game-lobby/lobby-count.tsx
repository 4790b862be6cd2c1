import { styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'

interface LobbyCountProps {
  /** Number of games found, and of all games; undefined while unknown. */
  readonly found: { readonly total: number; readonly all: number } | undefined
}

/** Says how many games of how many are shown, in a live region so that screen readers announce a change. */
export function LobbyCount({ found }: LobbyCountProps) {
  const t = useText()
  const { number } = useFormat()
  return (
    <Count role="status" data-count={found && number(found.all)}>
      <span>{found && counted(found)}</span>
    </Count>
  )

  function counted({ total, all }: NonNullable<LobbyCountProps['found']>): string {
    if (total === all) return t('game-lobby.all', { games: number(all) })
    return t('game-lobby.count', { some: number(total), count: all })
  }
}

const Count = styled.p`
  flex: 1 1 auto;
  min-block-size: 1.5em;
  font-size: var(--font-size-small);
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
  text-align: end;

  /* A line of its own on a phone, between what narrows the games down: no more than a line. */
  @media (max-width: 767px) {
    flex-basis: 100%;
    min-block-size: 1.2em;
    line-height: 1.2;
  }
`
