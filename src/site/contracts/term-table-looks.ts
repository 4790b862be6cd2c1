import { styled } from 'styled-components'

/** A table where the panel is wide enough; otherwise each row is a block, with the column's name before each value. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;

  th {
    text-align: start;
    font-weight: var(--font-weight-control);
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: inherit;
    font-weight: var(--font-weight-body);
  }

  td:has(small),
  tr[data-change='isNew'] {
    font-weight: var(--font-weight-heading);
  }

  del {
    color: var(--color-text-muted);
  }

  @container (max-width: 39.99rem) {
    &,
    tbody {
      display: grid;
      gap: 0.75rem;
    }

    thead {
      position: absolute;
      block-size: 1px;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      gap: 0.25rem;
      padding: 0.75rem 1rem;
      border-radius: min(var(--radius-control), 1rem);
      background: color-mix(in srgb, var(--color-text) 6%, transparent);
    }

    td {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: 0 1rem;
      overflow-wrap: anywhere;
    }

    td > small {
      flex-basis: 100%;
      text-align: end;
    }

    /* The header says it to screen readers. */
    td::before {
      content: attr(data-column) / '';
      margin-inline-end: auto;
      color: var(--color-text-muted);
    }
  }

  @container (min-width: 40rem) {
    th,
    td {
      padding: 0.5rem;
      border-block-end: 1px solid var(--color-border);
    }

    thead th {
      color: var(--color-text-muted);
      vertical-align: bottom;
    }

    td,
    thead th:not(:first-child) {
      text-align: end;
    }
  }
`
