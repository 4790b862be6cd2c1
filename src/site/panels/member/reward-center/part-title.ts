import { styled } from 'styled-components'

/** Over one of the things that a reward says: smaller than its own title. */
export const PartTitle = styled.h4`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
