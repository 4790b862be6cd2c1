import { styled } from 'styled-components'
import { mosaicColumns } from './mosaic-shape'

const List = styled.ul`
  display: grid;
  gap: clamp(0.75rem, var(--space-3), 1.5rem);
  margin: 0;
  padding: 0;
  padding-inline: var(--page-edge);
  overflow-wrap: anywhere;
  list-style: none;
`

export const Grid = styled(List)<{ $columns: number }>`
  @media (min-width: 40rem) {
    grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 2)}, 1fr);
  }

  @media (min-width: 64rem) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  }
`

export const Mosaic = styled(List)`
  @media (48rem <= width < 64rem) {
    grid-template-columns: repeat(2, 1fr);

    [data-shape='feature'],
    > :last-child:nth-child(even) {
      grid-column: span 2;
    }
  }

  @media (min-width: 64rem) {
    grid-auto-rows: minmax(15rem, auto);
    grid-template-columns: repeat(${mosaicColumns}, 1fr);

    > [data-shape='feature'],
    > [data-shape='tall'] {
      grid-area: span 2 / span 2;
    }

    > [data-shape='wide'] {
      grid-column: span 2;
    }
  }

  > li > article {
    min-block-size: 14rem;
  }

  > [data-shape='feature'] > article {
    min-block-size: clamp(20rem, 52vw, 26rem);
  }

  > [data-shape='feature'] :is(h2, h3) {
    font-size: var(--font-size-heading);
    line-height: 1.1;
  }
`

export const Rail = styled(List)`
  grid-auto-columns: min(17rem, 76vw);
  grid-auto-flow: column;
  padding-block: var(--space-1) var(--space-4);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--page-edge);
  scroll-snap-type: x mandatory;
  scrollbar-color: var(--color-border-strong) transparent;
  scrollbar-width: thin;

  > li {
    scroll-snap-align: start;
  }

  > li > article {
    min-block-size: 24rem;
  }

  &:focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: -3px;
  }

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`
