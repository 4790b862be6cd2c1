import { styled } from 'styled-components'

/** A list of expandable rows, each a title button with its content below. */
export const ExpandableRows = styled.ul`
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`

/** The button of a row: a name with small lines below it, and a chevron at the end that rotates. */
export const ExpandableTitle = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.2rem 0.75rem;
  align-items: center;
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: 0.6rem 0;
  border: 0;
  background: none;
  color: var(--color-text);
  text-align: start;

  > :first-child {
    font-weight: var(--font-weight-control);
    overflow-wrap: anywhere;
  }

  > small {
    grid-column: 1;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    overflow-wrap: anywhere;
  }

  > svg {
    grid-area: 1 / 2 / span 2;
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

export const ExpandableBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  justify-items: start;
  padding-block: 0.25rem 1rem;

  &[hidden] {
    display: none;
  }
`
