import { styled } from 'styled-components'

export const Frame = styled.section`
  display: grid;
  gap: var(--space-6);
  padding-inline: var(--page-edge);
  padding-block-start: var(--space-5);
`

export const Head = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: center;

  > img,
  > svg {
    inline-size: 100%;
    border-radius: var(--radius-card);
  }

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

export const Words = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  justify-items: start;
  gap: var(--space-3);

  > h2:focus {
    outline: none;
  }

  > p {
    font-size: var(--font-size-large);
    text-wrap: pretty;
  }

  > small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`

export const Content = styled.div`
  max-inline-size: 68ch;
  line-height: 1.7;

  h2,
  h3 {
    margin-block-start: var(--space-5);
    font-size: var(--font-size-large);
  }
`
