import { styled } from 'styled-components'

export const Fold = styled.details`
  min-inline-size: 0;
  border: 1px solid var(--tool-line);
  border-radius: 0.5rem;
  background: var(--tool-surface);

  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.5rem;
    padding: 0.25rem 0.75rem;
    cursor: pointer;
    list-style: none;
    border-radius: 0.5rem;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary::before {
    content: '';
    inline-size: 0.4rem;
    block-size: 0.4rem;
    margin-inline-end: 0.125rem;
    border: solid var(--tool-muted);
    border-width: 0 2px 2px 0;
    rotate: -45deg;
  }

  &[open] > summary::before {
    rotate: 45deg;
  }

  & > summary:focus-visible {
    outline: 2px solid var(--tool-focus);
    outline-offset: -2px;
  }

  & > div {
    padding: 0.25rem 0.75rem 0.875rem;
  }
`

export const FoldName = styled.span`
  font-weight: 600;
`

/** Positions an entry's buttons over the head of its group. */
export const EntryBox = styled.div`
  display: grid;
  gap: 0.375rem;
  min-inline-size: 0;
  padding: 0.375rem;
  border-radius: 0.625rem;
  background: var(--tool-soft);
`
