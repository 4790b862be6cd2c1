import { styled } from 'styled-components'
import { cardLook } from './record-card-look'

interface OfColumns {
  /** Number of columns. */
  readonly $columns: number
}

/**
 * Container width from which the columns are side by side, each with room for a word; measured on the panel, not on the
 * screen.
 */
const wide = ({ $columns }: OfColumns) => `@container (min-width: ${Math.max(44, $columns * 6.5)}rem)`

/** Where columns are this close, smaller letters keep long amounts of a currency without a short sign in the panel. */
const close = ({ $columns }: OfColumns) =>
  `@container (min-width: ${Math.max(44, $columns * 6.5)}rem) and (max-width: ${$columns * 8.5}rem)`

/**
 * Columns where they fit, cards elsewhere. Rows and cells are
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

  ${cardLook}

  ${wide} {
    display: table;

    > tbody {
      display: table-row-group;
    }

    tr[data-line] {
      display: table-row;
      border: 0;
      background: none;
      line-height: inherit;
    }

    &&& td {
      display: table-cell;
      block-size: 2.75rem;
      padding: 0.25rem 0.5rem;
      border-block-end: 1px solid var(--color-border);
      color: inherit;
      font-size: inherit;
      overflow-wrap: break-word;
      text-align: start;
      vertical-align: middle;
    }

    &&& td[data-spot]::before {
      content: none;
    }

    &&& td[data-cut] > button {
      white-space: normal;
    }

    &&& td[data-spot] small {
      display: block;
      margin: 0;
    }

    &&& td[data-column='false'] {
      display: none;
    }

    &&& td[data-kind='amount'],
    &&& td[data-kind='points'],
    &&& td[data-kind='change'] {
      text-align: end;
    }

    &&& td[data-spot='figure'] {
      font-family: var(--figure-face, inherit);
    }

    /* Figures read left to right in every language: their units stand below each other. */
    &&&:dir(rtl) td:is([data-kind='amount'], [data-kind='points'], [data-kind='change']) {
      text-align: start;
    }

    &&& td[data-kind='time'] {
      white-space: nowrap;
    }

    /* What a line is breaks between its words. */
    &&& td[data-spot='title'] {
      min-inline-size: 6.5rem;
    }

    /* The mark of a state stays beside its word. */
    &&& td[data-spot='state'] {
      min-inline-size: 7rem;
    }

    /* A number takes two lines at most, and leaves no single digit to the second. */
    &&& td[data-kind='code'] {
      min-inline-size: 8.75rem;
      overflow-wrap: anywhere;
      text-wrap: balance;
      font-size: var(--font-size-small);
    }
  }

  ${close} {
    &&& td {
      padding-inline: 0.35rem;
      font-size: var(--font-size-small);
    }

    &&& td:is([data-kind='code'], [data-spot='title']) {
      min-inline-size: 5.75rem;
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

  ${close} {
    th {
      padding-inline: 0.35rem;
      vertical-align: bottom;
      white-space: normal;
      text-wrap: balance;
    }
  }

  th:is([data-kind='amount'], [data-kind='points'], [data-kind='change']) {
    text-align: end;

    &:dir(rtl) {
      text-align: start;
    }
  }
`

export const DayRow = styled.tr<OfColumns>`
  display: block;

  /* The time zone stands at the end: there is no room for a line of its own, and a wide screen has one. */
  > th {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
    justify-content: space-between;
    padding: var(--day-space, 0.1rem) 0.5rem;
    line-height: 1.35;
    border-block-end: var(--day-rule, 0);
    background: var(--day-background, color-mix(in srgb, var(--color-text) 6%, transparent));
    color: var(--day-color, var(--color-text-muted));
    font-size: var(--font-size-small);
    text-align: start;
  }

  ${wide} {
    display: table-row;

    > th {
      display: table-cell;
      padding: 1rem 0.5rem 0.35rem;
      background: none;
    }

    small {
      display: none;
    }
  }
`

/** Opens the line, for the keyboard and for screen readers. */
export const LineButton = styled.button`
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: var(--font-weight-control);
  line-height: inherit;
  text-align: start;
`
