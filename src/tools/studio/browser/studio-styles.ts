import { styled } from 'styled-components'

export const ToolButton = styled.button<{ $isMain?: boolean }>`
  min-block-size: 2.25rem;
  padding: 0.25rem 0.75rem;
  color: ${({ $isMain }) => ($isMain ? 'var(--tool-on-accent)' : 'var(--tool-text)')};
  background: ${({ $isMain }) => ($isMain ? 'var(--tool-accent)' : 'var(--tool-raised)')};
  border: 1px solid ${({ $isMain }) => ($isMain ? 'transparent' : 'var(--tool-line)')};
  border-radius: 0.4375rem;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: var(--tool-line-strong);
  }

  &:disabled {
    opacity: 0.5;
    cursor: default;
  }

  &[aria-pressed='true'],
  &[aria-current='true'] {
    color: var(--tool-accent-text);
    background: var(--tool-accent-soft);
    border-color: var(--tool-accent);
  }

  &:focus-visible {
    outline: 2px solid var(--tool-focus);
    outline-offset: 1px;
  }
`

export const Box = styled.section`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem;
  border: 1px solid var(--tool-line);
  border-radius: 0.5rem;
  background: var(--tool-surface);
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-inline-size: 0;
`

export const Note = styled.p<{ $tone?: 'error' | 'warning' }>`
  margin: 0;
  overflow-wrap: anywhere;
  color: ${({ $tone }) => ($tone === undefined ? 'var(--tool-muted)' : `var(--tool-${$tone})`)};
`
