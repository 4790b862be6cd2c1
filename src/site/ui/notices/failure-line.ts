import { styled } from 'styled-components'

/** An error message that takes no room while it is empty. Give it role="alert". */
export const FailureLine = styled.p`
  color: var(--color-danger);

  &:empty {
    display: none;
  }
`
