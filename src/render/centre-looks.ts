import { styled } from 'styled-components'
import { entryColor } from '@/elements/entry-color'
import { MenuTarget } from '@/elements/menu-target'
import type { MenuItem } from '@/generated/merchant-types'
import { modalFrame } from '@/ui/modal-frame'

/** From here on the menu stands beside the panel. */
const wide = '@media (min-width: 768px)'

/** A centre fills a phone, and is a window on a wider screen. */
export const CentreFrame = styled.dialog`
  ${modalFrame}
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: auto;
  overflow: hidden;
  overscroll-behavior: contain;
  border: 0;

  &[open] {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  }

  ${wide} {
    inline-size: min(100% - 2 * var(--space-gutter), 66rem);
    block-size: min(100dvh - 2rem, 46rem);
    border: var(--button-border-width) solid color-mix(in srgb, var(--color-border) 80%, var(--color-text));
    border-radius: var(--radius-dialog);

    &[open] {
      grid-template: auto minmax(0, 1fr) / 15rem minmax(0, 1fr);
    }
  }
`

export const CentreTitle = styled.h2`
  grid-column: 1 / -1;
  padding-block: clamp(0.75rem, calc(var(--space-1) * 4), 1.25rem);
  padding-inline: clamp(1rem, calc(var(--space-1) * 4), 1.75rem) 4.5rem;
  border-block-end: 1px solid var(--color-border);
  font-size: min(var(--font-size-heading), 6.4vw);
`

export const CentreMenu = styled.nav`
  overflow: auto;
  padding: 0.5rem;
  border-block-end: 1px solid var(--color-border);
  scrollbar-width: thin;

  ul {
    display: flex;
    gap: 0.25rem;
    padding: 0;
    list-style: none;
  }

  ${wide} {
    padding: 0.75rem;
    border-block-end: 0;
    border-inline-end: 1px solid var(--color-border);

    ul {
      display: grid;
    }
  }
`

export const CentreEntry = styled(MenuTarget)<{ $emphasis: MenuItem['emphasis'] }>`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.4rem 0.85rem;
  border: 0;
  border-radius: min(var(--radius-control), 0.75rem);
  background: none;
  color: ${({ $emphasis }) => entryColor[$emphasis]};
  font-weight: var(--font-weight-control);
  text-align: start;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: color-mix(in srgb, var(--color-text) 9%, transparent);
  }

  &[aria-current] {
    background: color-mix(in srgb, var(--color-accent) 14%, transparent);
  }

  > svg {
    flex: none;
    color: var(--color-accent);
  }

  ${wide} {
    white-space: normal;
  }
`

export const CentrePanel = styled.div`
  min-inline-size: 0;
  padding: 1rem;
  overflow: auto;
  overscroll-behavior: contain;
  container-type: inline-size;

  &:focus-visible {
    outline-offset: -3px;
  }

  ${wide} {
    padding: clamp(1rem, calc(var(--space-1) * 5), 1.75rem);
  }
`

export const CentreClose = styled.div`
  position: absolute;
  inset-block-start: clamp(0.4rem, calc(var(--space-1) * 3), 0.9rem);
  inset-inline-end: 0.75rem;
`
