import { styled } from 'styled-components'

/** A small label over its input. */
export const FieldLabel = styled.label`
  display: grid;
  gap: 0.25rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  > input,
  > select {
    font-size: max(var(--font-size-body), 16px);
  }
`

/** A field label beside others in a row. */
export const SmallLabel = styled(FieldLabel)`
  flex: 1 1 9rem;
  min-inline-size: 0;
  max-inline-size: 16rem;
`
