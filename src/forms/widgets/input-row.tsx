import { styled } from 'styled-components'

/** An input with what belongs to it on the same line. */
export const InputRow = styled.div`
  display: flex;
  gap: var(--space-2);

  & > input {
    flex: 1 1 0;
    min-inline-size: 0;
  }

  & > button {
    flex: none;
  }
`
