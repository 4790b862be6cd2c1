import { css } from 'styled-components'

/** The arrow of a select is as far from the end as the text from the start, however round the brand's corners are. */
export const selectArrow = css`
  appearance: none;
  padding-inline-end: calc(var(--space-3) + 0.95em);
  background-image: conic-gradient(from -45deg at bottom, currentColor 90deg, transparent 0);
  background-position: calc(100% - var(--space-3)) 50%;
  background-repeat: no-repeat;
  background-size: 0.7em 0.35em;
  text-overflow: ellipsis;

  &:dir(rtl) {
    background-position-x: var(--space-3);
  }
`
