import { styled } from 'styled-components'

/** Looks of the form. The page that shows it sets the --tool-* variables. */
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

export const Mark = styled.span<{ $isOwn: boolean }>`
  padding-inline: 0.4rem;
  font-size: 0.75rem;
  line-height: 1.25rem;
  border-radius: 0.25rem;
  color: ${({ $isOwn }) => ($isOwn ? 'var(--tool-accent-text)' : 'var(--tool-muted)')};
  background: ${({ $isOwn }) => ($isOwn ? 'var(--tool-accent-soft)' : 'var(--tool-soft)')};
`

export const ProblemText = styled.p<{ $severity: 'error' | 'warning' }>`
  margin: 0;
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
  color: ${({ $severity }) => ($severity === 'error' ? 'var(--tool-error)' : 'var(--tool-warning)')};
`

export const Fold = styled.details`
  min-inline-size: 0;
  border: 1px solid var(--tool-line);
  border-radius: 0.5rem;
  background: var(--tool-surface);

  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.5rem;
    padding: 0.25rem 0.75rem;
    cursor: pointer;
    list-style: none;
    border-radius: 0.5rem;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary::before {
    content: '';
    inline-size: 0.4rem;
    block-size: 0.4rem;
    margin-inline-end: 0.125rem;
    border: solid var(--tool-muted);
    border-width: 0 2px 2px 0;
    rotate: -45deg;
  }

  &[open] > summary::before {
    rotate: 45deg;
  }

  & > summary:focus-visible {
    outline: 2px solid var(--tool-focus);
    outline-offset: -2px;
  }

  & > div {
    padding: 0.25rem 0.75rem 0.875rem;
  }
`

export const FoldName = styled.span`
  font-weight: 600;
`

/** Where an entry's buttons stand over the head of its group. */
export const EntryBox = styled.div`
  display: grid;
  gap: 0.375rem;
  min-inline-size: 0;
  padding: 0.375rem;
  border-radius: 0.625rem;
  background: var(--tool-soft);
`
