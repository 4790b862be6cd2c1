import { useCallback, useId, useMemo } from 'react'
import { styled, type RuleSet } from 'styled-components'
import { GameTile } from '@/site/games/game-tile'
import { captionRem, pictureRatio, tileColumns, tileHeight } from '@/site/games/tile-looks'
import { earlyPictureVariable, earlyStill } from '@/site/gateway/early-calls'
import type { GameCard } from '@/site/gateway/games/games'
import type { GameLobbyProps, GameTiles } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useMediaQuery } from '@/site/ui/view/use-media-query'
import { breathing, skeletonBar } from '@/site/ui/loading/skeleton'
import { earlyTiles } from './early-tiles'
import { WindowedGrid } from './windowed/windowed-grid'
import { low } from '@/site/ui/view/screen-sizes'

interface LobbyGridProps extends Pick<GameLobbyProps, 'spotlight'> {
  readonly tiles: GameTiles
  readonly label: string
  readonly games: readonly GameCard[]
  readonly total: number | undefined
}

/** Tiles of all games loaded so far. The list is virtualised: the DOM contains only those near the viewport. */
export function LobbyGrid({ tiles: usual, spotlight, label, games, total }: LobbyGridProps) {
  const t = useText()
  const isLow = useMediaQuery(low, false)
  const tiles = useMemo(() => (isLow ? { ...usual, name: 'over' as const } : usual), [isLow, usual])
  const keys = useId()
  const draw = useCallback(
    (game: GameCard, isWide: boolean, tabIndex: 0 | -1) => <GameTile {...{ game, tiles, isWide, tabIndex }} />,
    [tiles],
  )
  const heightOf = useMemo(() => tileHeight(tiles), [tiles])
  return (
    <Room>
      <p id={keys} hidden>
        {t('game-lobby.keys')}
      </p>
      <Columns $columns={tileColumns(tiles.columns)} $tablet={tiles.columns.tablet}>
        <WindowedGrid
          label={label}
          items={games}
          total={total}
          heightOf={heightOf}
          wideEvery={spotlight}
          draw={draw}
          describedBy={keys}
        />
      </Columns>
    </Room>
  )
}

/** Placeholder of the tiles of the first page. The HTML document shows the first pictures in it while the scripts load. */
export function LobbyWaiting({ tiles, spotlight }: Pick<LobbyGridProps, 'tiles' | 'spotlight'>) {
  return (
    <Waiting aria-busy="true" data-spotlight={spotlight > 0 || undefined}>
      <TilePlaces tiles={tiles} count={21} early={earlyTiles} />
    </Waiting>
  )
}

interface TilePlacesProps extends Pick<LobbyGridProps, 'tiles'> {
  /** How many tiles will come. */
  readonly count: number
  /** How many of them show the document's early pictures. */
  readonly early?: number
}

/** Places of tiles that are loading. Marked as busy, those of a further page would hide what stands below the list. */
export function TilePlaces({ tiles, count, early = 0 }: TilePlacesProps) {
  const t = useText()
  return (
    <Room>
      <span className="visually-hidden">{t('loading')}</span>
      <Columns $columns={tileColumns(tiles.columns)} $tablet={tiles.columns.tablet}>
        <Places aria-hidden>
          {Array.from({ length: count }, (_, index) => (
            <TilePlace key={index} $tiles={tiles}>
              {index < early && <Early $index={index} />}
            </TilePlace>
          ))}
        </Places>
      </Columns>
    </Room>
  )
}

const Room = styled.div`
  container-type: inline-size;
`

/** Declared on the wrapper, so that the list inside inherits the columns. */
const Columns = styled.div<{ readonly $columns: RuleSet; readonly $tablet: number }>`
  ${({ $columns }) => $columns}

  @container (inline-size > 30rem) {
    @media ${low} {
      --columns: ${({ $tablet }) => $tablet + 2};
    }
  }

  > * {
    gap: inherit;
  }
`

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), 1fr);
  ${breathing}
  animation-duration: var(${earlyStill}, 1.6s);
`

const TilePlace = styled.span<{ readonly $tiles: GameTiles }>`
  ${skeletonBar}
  --ratio: ${({ $tiles }) => pictureRatio[$tiles.shape]};
  position: relative;
  block-size: auto;
  aspect-ratio: var(--ratio);
  margin-block-end: ${({ $tiles }) => captionRem($tiles)}rem;
  overflow: hidden;
  border-radius: min(var(--radius-card), 1rem);
`

const Early = styled.span<{ readonly $index: number }>`
  position: absolute;
  inset: 0;
  background: var(${({ $index }) => earlyPictureVariable($index)}, none) center / cover;
  filter: var(--picture-filter);
`

const Waiting = styled.div`
  /* The first game takes two places, as it will. */
  &[data-spotlight] ${TilePlace}:first-child {
    grid-column: span min(2, var(--columns));
    aspect-ratio: calc(var(--ratio) * min(2, var(--columns)));
  }
`
