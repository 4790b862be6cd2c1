import { css } from 'styled-components'

/** Shared by all modals: surface, backdrop, and a short fade. */
export const modalFrame = css`
  padding: 0;
  background: var(--color-surface-raised);
  box-shadow: var(--sheet-shadow);
  color: var(--color-text);
  opacity: 1;
  transition: opacity 100ms;

  /* Where the focus begins, which is no control. */
  &:focus,
  [tabindex='-1']:focus {
    outline: none;
  }

  &::backdrop {
    background: var(--color-overlay);
    transition: background-color 100ms;
  }

  @starting-style {
    opacity: 0;

    &::backdrop {
      background: transparent;
    }
  }
`
