import { styled } from 'styled-components'

/** Shown in place of a part: a sentence and a way on. */
export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-gutter);
  text-align: center;
  text-wrap: balance;
`
