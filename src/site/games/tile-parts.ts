import { styled } from 'styled-components'
import { captionSize } from './tile-looks'
import { low } from '@/site/ui/view/screen-sizes'

/* The brand's tile settings are data attributes: a list renders hundreds of tiles, and evaluating styles for each takes
   a third of its time (tests/bench/lobby-bench.ts). */
export const Tile = styled.div`
  position: relative;
  block-size: 100%;
  overflow: clip;
  border-radius: min(var(--radius-card), 1.25rem);
  isolation: isolate;

  &[data-name='below'] {
    overflow: visible;
    border-radius: 0;
  }

  /* The name lies over the picture and has no place of its own: a press anywhere on the tile is one on the name. */
  &:is([data-name='over'], [data-name='none']) {
    display: grid;
    grid-template: 100% / 100%;

    > * {
      grid-area: 1 / 1;
    }
  }

  /* Pictures bear their name below: of one that is cut it would be a half, unless nothing else says it. */
  &[data-cut] img {
    object-position: 50% 8%;
  }

  &[data-name='none'][data-cut] img {
    object-position: 50% 100%;
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

    &[data-effect='lift']:hover {
      translate: 0 -4px;
    }

    &[data-effect='glow']:hover {
      box-shadow:
        0 0 0 2px var(--color-accent),
        0 0 1.75rem color-mix(in srgb, var(--color-accent) 60%, transparent);
    }

    &[data-effect='block']:hover {
      box-shadow: 5px 5px 0 var(--color-accent);
      translate: -2px -2px;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** The picture: as high as the tile, without the caption below it (captionRem). */
export const Place = styled.div`
  block-size: 100%;
  overflow: clip;
  background: color-mix(in srgb, var(--color-text) 8%, transparent);

  ${Tile}[data-name='below'] > & {
    block-size: calc(100% - ${captionSize.below}rem);
    border-radius: min(var(--radius-card), 0.75rem);
  }

  ${Tile}[data-name='strip'] > & {
    block-size: calc(100% - ${captionSize.strip}rem);
  }
`

export const Caption = styled.div`
  font-size: var(--font-size-small);
  line-height: 1.25;

  ${Tile}[data-name='below'] > & {
    padding: 0.35rem 0.1rem 0;
  }

  ${Tile}:is([data-name='over'], [data-name='none']) > & {
    align-self: end;
    padding: 1.75rem 0.6rem 0.5rem;
    background: linear-gradient(transparent, rgb(0 0 0 / 82%) 60%);
    color: #fff;

    /* On a phone that lies on its side two lines leave badge and star their room. */
    @media ${low} {
      padding: 0.75rem 0.4rem 0.25rem;
      font-size: 0.75rem;
      line-height: 1.15;
    }
  }

  /* A picture says its name itself. Where it is cut, the name is said over it. */
  ${Tile}[data-name='over']:not([data-cut], :hover, :focus-within) > & {
    opacity: 0;
  }

  /* Whoever goes through the games by keys sees which one has the focus: the ring is the name's. */
  ${Tile}[data-name='none']:not(:has(:focus-visible)) > & {
    opacity: 0;
  }

  ${Tile}[data-name='strip'] > & {
    display: grid;
    align-content: center;
    block-size: ${captionSize.strip}rem;
    padding-inline: 0.5rem;
    background: #000;
    color: #fff;
    font-family: var(--font-heading);
    text-transform: var(--heading-transform);
  }
`

/** The name: a button that covers the whole tile. */
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
  text-transform: inherit;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* A Latin name in a page whose letters ask for tall lines would push the vendor out of the caption. */
  &&&:dir(ltr) {
    line-height: 1.25;
  }

  /* Browsers align a line before they cut it: what says that a Latin name goes on hangs into the gap beside the tile. */
  :dir(rtl) > &:dir(ltr) {
    inline-size: calc(100% + 0.9em);
    margin-inline-end: -0.9em;
    padding-inline-end: 0.9em;
  }

  &:focus-visible {
    outline: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: min(var(--radius-card), 1.25rem);
  }

  /* Within the tile, which cuts what stands out of it. */
  &:focus-visible::after {
    outline: 3px solid var(--color-focus);
    outline-offset: -3px;
  }

  ${Tile}[data-name='below'] &:focus-visible::after {
    outline-offset: 2px;
  }
`

export const Vendor = styled.span`
  display: block;
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: 0.75rem;
  text-overflow: ellipsis;
  white-space: nowrap;

  &&& {
    line-height: 1.25;
  }
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
