import { styled } from 'styled-components'

const side = 'min(clamp(1.25rem, calc(var(--space-1) * 6), 2rem), 7vw)'
const top = 'clamp(0.75rem, calc(var(--space-1) * 4), 1.5rem)'

/** Title, content and close button of dialogs and sheets. */
export const ModalTitle = styled.h2`
  min-block-size: 2.75rem;
  padding-block-start: 0.45rem;
  padding-inline: ${side} 4rem;
  margin-block-start: ${top};
  /* A long word fits beside the close control on the narrowest phone. */
  font-size: min(var(--font-size-heading), 6.4vw);
`

export const ModalBody = styled.div`
  background: inherit;
  padding: var(--space-3) ${side} ${side};
`

export const ModalClose = styled.div`
  position: absolute;
  inset-block-start: ${top};
  inset-inline-end: 0.75rem;
`

/** Moves a dialog by keyboard. Visible only while focused: a pointer drags the title. */
export const ModalMove = styled.button`
  position: absolute;
  inset-block-start: ${top};
  inset-inline-end: 3.5rem;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  color: inherit;
  font-size: 1.25rem;
  opacity: 0;
  pointer-events: none;

  &:focus-visible {
    opacity: 1;
    pointer-events: auto;
  }
`
