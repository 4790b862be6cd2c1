import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { useLaunch } from '@/site/games/launch/use-launch'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { LazyImage } from '@/site/ui/loading/lazy-image'
import type { ShownWin } from './largest-wins'

/** Does not scale beyond 17vw, so that large text has enough space. */
export const pictureSize = 'min(3.5rem, 17vw)'

/** A win. A click opens its game as the game's own card does. */
export function WinnerCard({ win: { name, amount, game } }: { readonly win: ShownWin }) {
  const launch = useLaunch()
  const pictureAddress = usePictureAddress()
  return (
    <Press type="button" onClick={() => void launch(game)}>
      <Picture src={pictureAddress(game.image)} alt="" width={56} height={56} />
      <Game dir="auto">{game.title}</Game>
      <Line>
        <Name dir="ltr">{name}</Name>
        <Won>
          <Amount amount={amount} />
        </Won>
      </Line>
    </Press>
  )
}

const Press = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  align-items: center;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 4.5rem;
  padding: var(--space-2);
  padding-inline-end: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--color-primary);
  }
`

const Picture = styled(LazyImage)`
  grid-row: span 2;
  inline-size: ${pictureSize};
  block-size: auto;
  aspect-ratio: 1;
  border-radius: calc(var(--radius-card) * 0.6);
  object-fit: cover;

  @container (max-width: 17.5em) {
    grid-row: auto;
  }
`

const Game = styled.span`
  display: block;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** With large text the amount wraps in full below the name and the picture. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: baseline;
  min-inline-size: 0;

  @container (max-width: 17.5em) {
    grid-column: 1 / -1;
  }
`

const Name = styled.bdi`
  min-inline-size: 0;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;
`

const Won = styled.strong`
  min-inline-size: 0;
  margin-inline-start: auto;
  color: var(--color-success);
  overflow-wrap: anywhere;
`
