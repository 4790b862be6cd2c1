import { styled } from 'styled-components'

/** The look of every input. Below 16 px a phone would zoom in on focus. */
export const Input = styled.input`
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: var(--space-2) var(--space-3);
  font: inherit;
  font-size: max(1em, 16px);
  color: var(--color-text);
  background: var(--color-background);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  transition: border-color var(--duration-short);

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`
