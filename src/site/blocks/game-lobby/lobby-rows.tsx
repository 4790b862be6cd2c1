import { useId } from 'react'
import { styled } from 'styled-components'
import { classText } from './class-text'
import { GameBadge } from '@/site/games/game-badge'
import { MatchCard } from '@/site/games/match-card'
import { useGames } from '@/site/games/games-context'
import { VendorIcon } from '@/site/elements/vendors/vendor-icon'
import type { GameCard } from '@/site/gateway/games/games'
import { gameId } from '@/site/gateway/games/games'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { SkeletonBar } from '@/site/ui/loading/skeleton'

interface LobbyRowsProps {
  readonly games: readonly GameCard[]
  /** Shows a game that announces a match as this match. */
  readonly hasMatches: boolean
  /** One level below the title of the lobby, or of the page where the lobby has none. */
  readonly heading: 'h2' | 'h3'
}

/** Games in rows, grouped under the names of their classes, as matches are grouped by league. */
export function LobbyRows({ games, hasMatches, heading }: LobbyRowsProps) {
  const t = useText()
  const id = useId()
  const classes = [...new Set(games.map(({ gameClassify }) => gameClassify ?? ''))]
  return (
    <Leagues>
      {classes.map((name) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <League as={heading} id={`${id}-${name}`}>
            {classText(t, name)}
          </League>
          <Rows>
            {games
              .filter(({ gameClassify = '' }) => gameClassify === name)
              .map((game) => (
                <li key={gameId(game)}>
                  {hasMatches && game.match !== undefined ? (
                    <MatchCard game={game} match={game.match} />
                  ) : (
                    <Row game={game} />
                  )}
                </li>
              ))}
          </Rows>
        </section>
      ))}
    </Leagues>
  )
}

/** Placeholder of the rows. */
export function RowsWaiting({ hasMatches }: Pick<LobbyRowsProps, 'hasMatches'>) {
  const t = useText()
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Leagues aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <RowPlace key={index} data-match={hasMatches || undefined} />
        ))}
      </Leagues>
    </div>
  )
}

function Row({ game }: { game: GameCard }) {
  const { open, vendorName } = useGames()
  return (
    <Match type="button" onClick={() => open(game)}>
      <VendorIcon code={game.vassalage} drawing="COLOR" />
      <span>
        {game.title}
        <small>{vendorName(game.vassalage)}</small>
      </span>
      <GameBadge game={game} />
      <Icon name="arrow-forward" size={18} />
    </Match>
  )
}

const Leagues = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: var(--space-4);
`

/** A class with its first game. */
const RowPlace = styled(SkeletonBar)`
  block-size: 6rem;
  border-radius: 0;

  &[data-match] {
    block-size: 14rem;
  }
`

const League = styled.h3`
  padding: var(--space-2) var(--space-3);
  border-block-end: 2px solid var(--color-accent);
  background: var(--color-surface-raised);
  font-size: var(--font-size-body);
`

const Rows = styled.ul`
  container-type: inline-size;
  padding: 0;
  margin: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`

const Match = styled.button`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: var(--space-2) var(--space-3);
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: var(--font-weight-control);
  text-align: start;

  &:hover {
    background: var(--color-surface-raised);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  > svg:last-child {
    grid-column: 4;
    color: var(--color-accent);
  }

  /* With large text the mark goes below the name. */
  @container (max-width: 17.5em) {
    grid-template-columns: 1.75rem minmax(0, 1fr) auto;

    > span:nth-child(3) {
      grid-area: 2 / 2;
      justify-self: start;
    }

    > svg:last-child {
      grid-area: 1 / 3;
    }
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-weight: var(--font-weight-body);
  }
`
