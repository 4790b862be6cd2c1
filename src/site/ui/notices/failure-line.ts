import { styled } from 'styled-components'

/** What failed, in a line that takes no room while nothing has. Give it role="alert". */
export const FailureLine = styled.p`
  color: var(--color-danger);

  &:empty {
    display: none;
  }
`
