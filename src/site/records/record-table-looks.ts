import { styled } from 'styled-components'

interface OfColumns {
  /** Number of columns. */
  readonly $columns: number
}

/**
 * Container width from which the columns are side by side, each with room for a word; measured on the panel, not on the
 * screen.
 */
const wide = ({ $columns }: OfColumns) => `@container (min-width: ${Math.max(44, $columns * 6.5)}rem)`

/** With large text on a phone, title and figure do not fit side by side. */
const narrow = '@container (max-width: 16rem)'

/** On the narrowest phones, a long amount leaves no room for a word beside it. */
const narrowPhone = '@container (max-width: 20rem)'

/**
 * A card shows title and figure side by side, and the other values below, each with its label. Rows and cells are
 * styled from the table, because styled components of their own would be evaluated for each of some hundred cells at
 * every page.
 */
export const Table = styled.table<OfColumns>`
  display: block;
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  &[aria-busy='true'] {
    opacity: 0.55;
  }

  > tbody {
    display: block;
  }

  tr[data-line] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.15rem 0.75rem;
    margin-block-end: 0.5rem;
    padding: 0.75rem;
    border: 1px solid var(--color-border);
    border-radius: min(var(--radius-card), 1rem);
    cursor: pointer;

    &:hover {
      background: color-mix(in srgb, var(--color-text) 6%, transparent);
    }
  }

  td {
    min-inline-size: 0;
    overflow-wrap: anywhere;

    &[data-spot='title'] {
      grid-area: 1 / 1;
    }

    &[data-spot='figure'] {
      grid-area: 1 / 2;
      align-self: center;
      font-weight: var(--font-weight-control);
      text-align: end;
    }

    &[data-spot='more'] {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 0.75rem;
      color: var(--color-text-muted);
      font-size: var(--font-size-small);

      &::before {
        content: attr(data-label);
      }
    }
  }

  ${narrowPhone} {
    tr[data-line]:has(> [data-spot='figure'] bdi[data-long]) {
      grid-template-columns: minmax(0, 1fr);

      > [data-spot='figure'] {
        grid-area: 2 / 1;
        text-align: start;
      }
    }
  }

  ${narrow} {
    tr[data-line] {
      grid-template-columns: minmax(0, 1fr);
      padding: 0.4rem;
    }

    td[data-spot='figure'] {
      grid-area: 2 / 1;
      text-align: start;
    }

    td[data-spot='more'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }

    /* With large text a trillion still finds its line. */
    td bdi[data-long] {
      font-size: min(1em, 7cqi);
    }
  }

  ${wide} {
    display: table;

    > tbody {
      display: table-row-group;
    }

    tr[data-line] {
      display: table-row;
      border: 0;
    }

    &&& td {
      display: table-cell;
      block-size: 2.75rem;
      padding: 0.25rem 0.5rem;
      border-block-end: 1px solid var(--color-border);
      color: inherit;
      font-size: inherit;
      text-align: start;
      vertical-align: middle;
    }

    &&& td[data-spot]::before {
      content: none;
    }

    &&& td[data-column='false'] {
      display: none;
    }

    &&& td[data-kind='amount'],
    &&& td[data-kind='points'],
    &&& td[data-kind='change'] {
      text-align: end;
    }

    &&& td[data-kind='time'] {
      white-space: nowrap;
    }

    /* What a line is breaks between its words. */
    &&& td[data-spot='title'] {
      min-inline-size: 6.5rem;
    }
  }
`

export const Heads = styled.thead<OfColumns>`
  display: none;

  ${wide} {
    display: table-header-group;
  }

  th {
    position: sticky;
    /* What sticks stays within the padding of what scrolls, and lines would be seen above it. */
    inset-block-start: calc(-1 * var(--panel-padding, 0px));
    z-index: 1;
    padding: 0.5rem;
    /* A border of a table whose borders are collapsed scrolls away. */
    box-shadow: inset 0 -1px var(--color-border-strong);
    background: var(--color-surface-raised);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    text-align: start;
    white-space: nowrap;
  }

  th[data-kind='amount'],
  th[data-kind='points'],
  th[data-kind='change'] {
    text-align: end;
  }
`

export const DayRow = styled.tr<OfColumns>`
  display: block;

  > th {
    display: block;
    padding: 1rem 0.25rem 0.35rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    text-align: start;
  }

  ${wide} {
    display: table-row;

    > th {
      display: table-cell;
      padding-inline: 0.5rem;
    }
  }
`

/** Opens the line, for the keyboard and for screen readers. */
export const LineButton = styled.button`
  min-block-size: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: var(--font-weight-control);
  text-align: start;
`
