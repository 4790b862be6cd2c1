import { styled } from 'styled-components'

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(45%, 9rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  padding-inline: var(--page-edge);
  list-style: none;

  > li {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--space-1);
    min-block-size: 5.5rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    padding: var(--space-3) var(--space-1);
    border: var(--card-border);
    border-radius: var(--radius-card);
    background: var(--card-background);
    box-shadow: var(--card-shadow);
    text-align: center;

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`

/** One full-bleed band. Vendors that do not fit wrap to the next row. */
export const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: 0;
  padding-block: var(--space-4);
  padding-inline: var(--page-edge);
  border-block: 1px solid var(--color-border);
  background: var(--color-surface);
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: clamp(0.875rem, 2vw, 1.75rem);
    border-inline-start: 1px solid var(--color-border);
  }

  > li:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }

  /* In several rows a line before the first of each would hang in the air. */
  @media (max-width: 767px) {
    > li {
      padding-inline: 0 var(--space-4);
      border-inline-start: 0;
    }
  }
`
