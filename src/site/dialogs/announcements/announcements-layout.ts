import { styled } from 'styled-components'

/** Screens wide enough for the announcement beside the list. */
export const sideBySideMedia = '(min-width: 48rem)'

export const Panes = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  margin-block-start: var(--space-4);

  @media ${sideBySideMedia} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    min-block-size: 32rem;
  }
`

export const Detail = styled.section`
  min-inline-size: 0;

  @media ${sideBySideMedia} {
    position: sticky;
    inset-block-start: 0;
  }
`

export const Article = styled.article`
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;

  > small {
    color: var(--color-text-muted);
  }

  > img,
  > svg {
    inline-size: 100%;
    border-radius: var(--radius-card);
  }
`
