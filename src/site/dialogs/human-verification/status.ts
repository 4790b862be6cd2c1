import { styled } from 'styled-components'

/** Reserves two lines, so that nothing shifts when the text becomes longer. */
export const Status = styled.p<{ $isWrong?: boolean }>`
  min-block-size: 2lh;
  margin-block-start: var(--space-3);
  color: ${({ $isWrong }) => ($isWrong ? 'var(--color-danger)' : 'var(--color-text-muted)')};
  text-wrap: pretty;
`
