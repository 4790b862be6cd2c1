import { css, styled } from 'styled-components'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { spin } from '@/site/ui/loading/spinner'

/** Side length of a picture in rem. */
export const tileSize = 3.75

/** Number of placeholders. The real number is known only from the server. */
const placeCount = 12

/** Placeholder of the pictures. */
export function AvatarPlaces() {
  return (
    <Tiles aria-hidden>
      {Array.from({ length: placeCount }, (_, index) => (
        <Place key={index} />
      ))}
    </Tiles>
  )
}

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${tileSize}rem);
  gap: 0.75rem;
  justify-content: start;
  padding-block: 0.25rem;

  @container (max-width: 26rem) {
    justify-content: space-between;
  }
`

const corner = css`
  border-radius: max(var(--radius-control), 2px);
`

const Place = styled(SkeletonBar)`
  block-size: ${tileSize}rem;
  ${corner}
`

export const Tile = styled.label`
  position: relative;
  ${corner}

  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:hover {
    outline: 2px solid var(--color-border-strong);
    outline-offset: 2px;
  }

  &:has(:checked) {
    outline: 3px solid var(--color-accent);
    outline-offset: 2px;
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 4px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline-color: Highlight;
    }
  }
`

export const Mark = styled.span`
  position: absolute;
  inset-block-end: -0.4rem;
  inset-inline-end: -0.4rem;
  display: grid;
  place-items: center;
  inline-size: 1.6rem;
  block-size: 1.6rem;
  border-radius: 50%;
  background: var(--color-primary);
  color: var(--color-on-primary);
  pointer-events: none;
`

export const Working = styled.span`
  ${spin}
  inline-size: 1.1rem;
  block-size: 1.1rem;
`
