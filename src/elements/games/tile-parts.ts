import { css, styled } from 'styled-components'
import type { GameTiles } from '@/generated/merchant-types'
import { captionRem } from './tile-looks'

const effects = {
  lift: css`
    &:hover {
      translate: 0 -4px;
    }
  `,
  glow: css`
    &:hover {
      box-shadow:
        0 0 0 2px var(--color-accent),
        0 0 1.75rem color-mix(in srgb, var(--color-accent) 60%, transparent);
    }
  `,
  block: css`
    &:hover {
      box-shadow: 5px 5px 0 var(--color-accent);
      translate: -2px -2px;
    }
  `,
} as const satisfies Record<GameTiles['effect'], unknown>

const rounded = ({ name }: GameTiles) => (name === 'below' ? 'none' : 'min(var(--radius-card), 1.25rem)')

export const Tile = styled.div<{ readonly $tiles: GameTiles }>`
  position: relative;
  block-size: 100%;
  overflow: ${({ $tiles }) => ($tiles.name === 'below' ? 'visible' : 'clip')};
  border-radius: ${({ $tiles }) => rounded($tiles)};
  isolation: isolate;

  &:has(button[data-open]:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  /* Pictures bear their name below: of one that is cut it would be a half. */
  &[data-wide] img {
    object-position: 50% 25%;
  }

  &[data-closed] img {
    filter: grayscale(0.85) brightness(0.7);
  }

  @media (hover: hover) {
    @media (prefers-reduced-motion: no-preference) {
      transition:
        translate var(--duration-short),
        box-shadow var(--duration-short);
    }
    ${({ $tiles }) => effects[$tiles.effect]}
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** Of the picture: as high as the tile, without what is said below it. */
export const Place = styled.div<{ readonly $tiles: GameTiles }>`
  container-type: inline-size;
  block-size: calc(100% - ${({ $tiles }) => captionRem($tiles)}rem);
  overflow: clip;
  border-radius: ${({ $tiles }) => ($tiles.name === 'below' ? 'min(var(--radius-card), 0.75rem)' : '0')};
  background: color-mix(in srgb, var(--color-text) 8%, transparent);
`

const captions = {
  below: css`
    padding: 0.35rem 0.1rem 0;
  `,
  over: css`
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding: 1.75rem 0.6rem 0.5rem;
    background: linear-gradient(transparent, rgb(0 0 0 / 82%) 60%);
    color: #fff;

    /* A picture says its name itself. Where it is cut, the name is said over it. */
    ${Tile}:not([data-wide], :hover, :focus-within) > & {
      opacity: 0;
    }
  `,
  strip: css`
    display: grid;
    align-content: center;
    block-size: 2.75rem;
    padding-inline: 0.5rem;
    background: #000;
    color: #fff;
    font-family: var(--font-heading);
    text-transform: var(--heading-transform);
  `,
} as const satisfies Record<GameTiles['name'], unknown>

export const Caption = styled.div<{ readonly $name: GameTiles['name'] }>`
  ${({ $name }) => captions[$name]}
  font-size: var(--font-size-small);
  line-height: 1.25;
`

/** The name, whose press is one anywhere on the tile. */
export const Open = styled.button`
  display: -webkit-box;
  inline-size: 100%;
  min-block-size: 1.5rem;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: var(--font-weight-control);
  text-align: start;
  text-transform: inherit;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &:focus-visible {
    outline: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const Vendor = styled.span`
  display: block;
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: 0.75rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Badge at the start and star at the end of the picture's upper edge. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: 0.4rem;
  pointer-events: none;

  > button {
    pointer-events: auto;
    margin-inline-start: auto;
  }
`
