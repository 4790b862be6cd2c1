import { styled } from 'styled-components'

/** A small notice; several can be stacked. `data-icon` names the icon that it begins with. */
export const NoticePill = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.6rem 1rem;
  border: 1px solid var(--color-border-strong);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-overlay);
  color: var(--color-text);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;
  text-wrap: pretty;

  > svg {
    flex: none;
    color: var(--color-accent);
  }

  &[data-icon='check'] > svg {
    color: var(--color-success);
  }

  &[data-icon='alert-triangle'] > svg {
    color: var(--color-danger);
  }

  > a,
  > button {
    flex: none;
  }

  > a {
    display: grid;
    align-content: center;
    min-block-size: 44px;
    color: var(--color-accent);
  }
`
