import { css } from 'styled-components'

/** Shared look of the bar's buttons: an icon over a word or two. */
export const barButton = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.15rem;
  justify-self: stretch;
  min-block-size: 3.25rem;
  padding: 0.25rem 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: max(0.6875rem, 11px);
  font-weight: var(--font-weight-control);
  line-height: 1.2;
  text-align: center;
  overflow-wrap: break-word;
`
