import { styled } from 'styled-components'

/** Styles of the form. The page that shows it sets the --tool-* variables. */
export const Stack = styled.div`
  display: grid;
  gap: 0.875rem;
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`

export const RowBox = styled.div`
  display: grid;
  gap: 0.25rem;
  min-inline-size: 0;
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`

export const Label = styled.label`
  font-weight: 550;
`

export const Hint = styled.p`
  margin: 0;
  color: var(--tool-muted);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`

export const Control = styled.input`
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2.25rem;
  padding: 0.375rem 0.625rem;
  font: inherit;
  color: var(--tool-text);
  background: var(--tool-field);
  border: 1px solid var(--tool-line-strong);
  border-radius: 0.375rem;

  &:focus-visible {
    outline: 2px solid var(--tool-focus);
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: var(--tool-error);
  }
`

export const Area = styled(Control)`
  min-block-size: 3.5rem;
  resize: vertical;
  field-sizing: content;
`

export const SmallButton = styled.button`
  min-block-size: 1.75rem;
  min-inline-size: 1.75rem;
  padding: 0.125rem 0.5rem;
  font: inherit;
  font-size: 0.8125rem;
  color: var(--tool-text);
  background: var(--tool-raised);
  border: 1px solid var(--tool-line);
  border-radius: 0.375rem;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: var(--tool-line-strong);
  }

  &:disabled {
    opacity: 0.45;
    cursor: default;
  }

  &:focus-visible {
    outline: 2px solid var(--tool-focus);
    outline-offset: 1px;
  }
`

/** Visually hidden, for screen readers. */
export const VisuallyHidden = styled.p`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
