import { styled } from 'styled-components'

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: var(--space-4);
  min-block-size: min(44rem, 86dvh);
  padding: clamp(2rem, 6vw, 4rem) var(--space-gutter);
  text-align: center;
`

export const Logo = styled.div`
  img {
    inline-size: auto;
    max-inline-size: 12rem;
    max-block-size: 3.5rem;
  }
`

export const Picture = styled.img`
  inline-size: min(26rem, 78vw);
  block-size: auto;
  margin-block-end: var(--space-2);
`

/** A line above the title that says what kind of page this is. */
export const Subtitle = styled.p`
  color: var(--color-accent);
  font-family: var(--font-heading);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-control);
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

export const Title = styled.h1`
  max-inline-size: 18ch;
`

export const Text = styled.div`
  inline-size: 100%;
  max-inline-size: 52ch;
  color: var(--color-text-muted);
  font-size: var(--font-size-large);
  text-wrap: pretty;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-block-start: var(--space-4);
`
