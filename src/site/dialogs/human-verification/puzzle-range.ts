import { css, styled } from 'styled-components'

/** As wide as the piece above it, but never below the minimum touch target size. */
const thumb = css`
  box-sizing: border-box;
  inline-size: max(2.75rem, var(--piece-share) * 100cqi);
  block-size: 2.75rem;
  border: 0;
  border-radius: max(var(--radius-control), 0.5rem);
  background: var(--button-background);
  box-shadow:
    inset 0 0 0 2px color-mix(in srgb, var(--color-on-primary) 60%, transparent),
    var(--shadow-card);
  cursor: grab;
`

const track = css`
  block-size: 2.75rem;
  border-radius: max(var(--radius-control), 0.5rem);
  background: color-mix(in srgb, var(--color-text) 12%, transparent);
  box-shadow: inset 0 0 0 1px var(--color-border-strong);
`

/** A rule with an unknown pseudo-element is invalid as a whole, so each engine needs a rule of its own. */
export const Range = styled.input`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 2.75rem;
  margin: var(--space-3) 0 0;
  border-radius: max(var(--radius-control), 0.5rem);
  background: none;
  touch-action: none;

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  &::-webkit-slider-runnable-track {
    ${track}
  }

  &::-moz-range-track {
    ${track}
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`
