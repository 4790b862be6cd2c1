import { styled } from 'styled-components'

export const Mark = styled.span<{ $isOwn: boolean }>`
  padding-inline: 0.4rem;
  font-size: 0.75rem;
  line-height: 1.25rem;
  border-radius: 0.25rem;
  color: ${({ $isOwn }) => ($isOwn ? 'var(--tool-accent-text)' : 'var(--tool-muted)')};
  background: ${({ $isOwn }) => ($isOwn ? 'var(--tool-accent-soft)' : 'var(--tool-soft)')};
`

export const ProblemText = styled.p<{ $severity: 'error' | 'warning' }>`
  margin: 0;
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
  color: ${({ $severity }) => ($severity === 'error' ? 'var(--tool-error)' : 'var(--tool-warning)')};
`
