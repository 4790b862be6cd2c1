import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'

export const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 10;
  object-fit: cover;
`

export const Body = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-1);
  padding: min(var(--space-4), 1.5rem);
`

export const Heading = styled.h3`
  font-size: var(--font-size-large);
  line-height: 1.2;
`

export const Text = styled.p`
  color: var(--color-text-muted);
  line-height: 1.5;
  text-wrap: pretty;
`

export const CardLink = styled(ActionTarget)`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  text-decoration: none;
  text-transform: inherit;

  &:focus-visible {
    outline: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
`

/** The icon in a tinted square, on cards without a picture. */
export const Chip = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 3.25rem;
  aspect-ratio: 1;
  margin-block-start: min(var(--space-4), 1.5rem);
  margin-inline-start: min(var(--space-4), 1.5rem);
  border-radius: var(--radius-control);
  background: var(--button-background);
  color: var(--color-on-primary);
`

/** The same icon again, large and faint: it keeps a card without a picture from looking empty. */
export const Ghost = styled.span`
  position: absolute;
  inset-block-start: calc(-1 * var(--space-4));
  inset-inline-end: calc(-1 * var(--space-4));
  color: var(--color-accent);
  opacity: 0.1;
  pointer-events: none;
`

export const Arrow = styled.span`
  position: absolute;
  inset-block-start: min(var(--space-4), 1.5rem);
  inset-inline-end: min(var(--space-4), 1.5rem);
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  color: var(--color-text);
  transition:
    background var(--duration-short),
    color var(--duration-short),
    opacity var(--duration-short);
`
