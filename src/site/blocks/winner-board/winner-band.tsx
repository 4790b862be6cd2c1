import { useState } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import { useMediaQuery } from '@/site/ui/view/use-media-query'
import type { ShownWin } from './largest-wins'
import { WinnerCard } from './winner-card'

/** Seconds that one card takes to pass. */
const pace = 6

/** A marquee of wins. It pauses on hover and focus, and can be stopped. */
export function WinnerBand({ wins }: { readonly wins: readonly ShownWin[] }) {
  const t = useText()
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const [chosen, choose] = useState<boolean>()
  const isMoving = chosen ?? !prefersStill
  const cards = wins.map((win, place) => (
    <li key={place}>
      <WinnerCard win={win} />
    </li>
  ))
  return (
    <>
      <Stop
        icon={isMoving ? 'pause' : 'play'}
        label={t(isMoving ? 'winner-board.stop' : 'winner-board.go')}
        onClick={() => choose(!isMoving)}
      />
      <Window $moving={isMoving}>
        <Track $moving={isMoving} $seconds={wins.length * pace}>
          <Row>{cards}</Row>
          {isMoving && (
            <Row aria-hidden inert>
              {cards}
            </Row>
          )}
        </Track>
      </Window>
    </>
  )
}

const Stop = styled(IconButton)`
  grid-area: stop;
`

/** While stopped it can be scrolled. */
const Window = styled.div<{ $moving: boolean }>`
  grid-column: 1 / -1;
  overflow: ${({ $moving }) => ($moving ? 'clip' : 'auto')};
  margin-inline: calc(-1 * var(--page-edge));
  padding: 4px var(--page-edge);
`

const along = keyframes`
  to { transform: translateX(-50%); }
`

const back = keyframes`
  to { transform: translateX(50%); }
`

const still = css`
  && {
    animation: none;
  }
`

const Track = styled.div<{ $moving: boolean; $seconds: number }>`
  display: flex;
  inline-size: max-content;
  animation: ${along} ${({ $seconds }) => $seconds}s linear infinite;

  &:dir(rtl) {
    animation-name: ${back};
  }

  ${({ $moving }) => !$moving && still}

  &:hover,
  &:focus-within {
    animation-play-state: paused;
  }
`

const Row = styled.ul`
  display: flex;
  padding: 0;
  list-style: none;

  > li {
    container-type: inline-size;
    inline-size: min(20em, 80vi);
    padding-inline-end: var(--space-3);
  }
`
