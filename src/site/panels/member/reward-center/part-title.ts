import { styled } from 'styled-components'

/** Heading of a part of a reward, smaller than the title of the reward. */
export const PartTitle = styled.h4`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
