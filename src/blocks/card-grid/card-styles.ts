import { css, styled } from 'styled-components'
import { ActionTarget } from '@/site/action-target'

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

/** Icon in a tinted square, where a card has no picture. */
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

  &:dir(rtl) svg {
    transform: scaleX(-1);
  }
`

/** Text over the picture, on a veil of the surface colour: readable in both schemes, whatever the picture. */
const over = css`
  min-block-size: 20rem;
  justify-content: flex-end;

  ${Picture} {
    position: absolute;
    inset: 0;
    block-size: 100%;
    aspect-ratio: auto;
  }

  ${Body} {
    padding-block-start: 4rem;
    background: linear-gradient(
      to top,
      var(--color-surface) 45%,
      color-mix(in srgb, var(--color-surface) 82%, transparent) 70%,
      transparent
    );
  }

  ${Chip} {
    margin-block-end: auto;
  }

  /* A picture needs no arrow to be pressed; it shows where there is a pointer or the keyboard to follow. */
  &:not(:hover, :focus-within) ${Arrow} {
    opacity: 0;
  }
`

export const Frame = styled.article<{ $over: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  isolation: isolate;
  border: var(--card-border);
  border-radius: var(--radius-card);
  background: var(--card-background);
  box-shadow: var(--card-shadow);
  ${({ $over }) => $over && over}

  &:has(${CardLink}:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }

  @media (hover: hover) {
    &:has(${CardLink}):hover ${Arrow} {
      background: var(--color-primary);
      color: var(--color-on-primary);
    }
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    transition: translate var(--duration-short);

    ${Picture} {
      transition: scale var(--duration-medium);
    }

    &:has(${CardLink}):hover {
      translate: 0 -3px;

      ${Picture} {
        scale: 1.04;
      }
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
