import { styled } from 'styled-components'

/** Two lines high from the start, so that nothing moves when it says more. */
export const Status = styled.p<{ $isWrong?: boolean }>`
  min-block-size: 2lh;
  margin-block-start: var(--space-3);
  color: ${({ $isWrong }) => ($isWrong ? 'var(--color-danger)' : 'var(--color-text-muted)')};
  text-wrap: pretty;
`
