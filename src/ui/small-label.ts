import { styled } from 'styled-components'

/** A label over its input, among others in a row: what is asked for stands first, how it is called is small. */
export const SmallLabel = styled.label`
  display: grid;
  flex: 1 1 9rem;
  gap: 0.25rem;
  min-inline-size: 0;
  max-inline-size: 16rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  > input,
  > select {
    font-size: max(var(--font-size-body), 16px);
  }
`
