import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { drawnInView, GameShelf } from './game-shelf'
import { captionRem, pictureRatio, tileColumns } from '@/site/games/tile-looks'
import type { Action, GameTiles } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { breathing, SkeletonBar, skeletonBar } from '@/site/ui/loading/skeleton'
import { FailedNotice } from '@/site/ui/notices/failed-notice'

interface LaneProps {
  readonly title: string
  readonly more: Action | undefined
  readonly tiles: Pick<GameTiles, 'columns'>
  /** The `<li>` elements. */
  readonly children: ReactNode
}

/** A lane: its title, a link to the full list, and its cards in a row. */
export function Lane({ title, more, tiles, children }: LaneProps) {
  const t = useText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <LaneHead>
        <h2 id={id}>{title}</h2>
        {more !== undefined && (
          <More action={more}>
            <span>
              {t('game-lanes.all')}
              <span className="visually-hidden">: {title}</span>
            </span>
            <Icon name="chevron-right" size={16} />
          </More>
        )}
      </LaneHead>
      <GameShelf labelledBy={id} name={title} columns={tiles.columns}>
        {children}
      </GameShelf>
    </section>
  )
}

/** A card of a lane. All cards have the same shape. A vendor's may be higher than a game's: what is in it decides. */
export function LaneItem({ tiles, isGame, children }: { tiles: GameTiles; isGame: boolean; children: ReactNode }) {
  return (
    <Item $tiles={tiles} $isGame={isGame}>
      <div>{children}</div>
    </Item>
  )
}

interface LaneFailedProps extends Pick<LaneProps, 'title'> {
  /** What happened. */
  readonly text: string
  /** It is being tried again. */
  readonly busy: boolean
  readonly onRetry: () => void
}

/** A lane that failed to load: its title, what happened, and a button to try again. */
export function LaneFailed({ title, ...failure }: LaneFailedProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <LaneHead>
        <h2 id={id}>{title}</h2>
      </LaneHead>
      <Failure>
        <FailedNotice {...failure} />
      </Failure>
    </section>
  )
}

/** Placeholder of a lane of tiles. */
export function LaneWaiting({ tiles }: { tiles: GameTiles }) {
  return (
    <WaitingLane>
      <WaitingRow aria-hidden>
        <Shown $tiles={tiles}>
          {Array.from({ length: 12 }, (_, index) => (
            <span key={index} />
          ))}
        </Shown>
      </WaitingRow>
    </WaitingLane>
  )
}

/** Placeholder of a lane's title over that of its row. */
export function WaitingLane({ children }: { readonly children: ReactNode }) {
  const t = useText()
  return (
    <section aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <LaneHead aria-hidden>
        <WaitingTitle />
      </LaneHead>
      {children}
    </section>
  )
}

interface Tiled {
  readonly $tiles: GameTiles
}

export const LaneStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  /* With no lane there is nothing to keep room around. */
  :has(> &:empty) {
    display: none;
  }
`

/** The row of a lane's title. */
const LaneHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 2.75rem;
  padding-inline: var(--page-edge);

  > h2 {
    font-size: var(--font-size-large);
    overflow-wrap: anywhere;
  }
`

const Failure = styled.div`
  padding-inline: var(--page-edge);
`

const More = styled(ActionTarget)`
  display: inline-flex;
  align-items: center;
  gap: 0.2em;
  flex: none;
  /* Text of twice the size stands in two lines rather than beyond the page. */
  max-inline-size: 50%;
  min-block-size: 2.75rem;
  overflow-wrap: anywhere;
  color: var(--color-accent);
  font-weight: var(--font-weight-control);
  text-decoration: none;
`

/** As high as a tile: the picture's height follows from its width, with space for the caption below. */
const Item = styled.li<Tiled & { readonly $isGame: boolean }>`
  ${({ $isGame }) => $isGame && drawnInView}

  min-block-size: calc(
    var(--item-width) / ${({ $tiles }) => pictureRatio[$tiles.shape]} + ${({ $tiles }) => captionRem($tiles)}rem
  );

  > div {
    block-size: 100%;
  }
`

const WaitingRow = styled.div`
  container-type: inline-size;
`

const Shown = styled.div<Tiled>`
  ${({ $tiles }) => tileColumns($tiles.columns)}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - var(--page-edge) * 2) / (var(--columns) + 0.25) - 0.5rem);
  padding: 6px var(--page-edge);
  overflow: clip;
  ${breathing}

  > span {
    ${skeletonBar}
    block-size: auto;
    aspect-ratio: ${({ $tiles }) => pictureRatio[$tiles.shape]};
    margin-block-end: ${({ $tiles }) => captionRem($tiles)}rem;
    border-radius: min(var(--radius-card), 1rem);
  }
`

const WaitingTitle = styled(SkeletonBar)`
  inline-size: 9rem;
`
