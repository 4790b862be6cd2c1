import { styled } from 'styled-components'

/** Moves a row that scrolls sideways, from its start or its end (`data-side`). */
export const RailButton = styled.button`
  position: absolute;
  inset-block-start: calc(50% - 1.5rem);
  z-index: 2;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  padding: 0;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-overlay);
  color: var(--color-text);

  &[data-side='start'] {
    inset-inline-start: var(--space-2);
  }

  &[data-side='end'] {
    inset-inline-end: var(--space-2);
  }

  /* At the end of the row the button is hidden, unless it has the focus of the keyboard. */
  &[aria-disabled='true']:not(:focus) {
    visibility: hidden;
  }

  /* Fingers swipe; the buttons would only cover what is in the row. */
  @media (hover: none) {
    display: none;
  }
`
