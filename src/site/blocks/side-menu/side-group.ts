import { styled } from 'styled-components'

/** A section below the entries of the menu. */
export const Group = styled.div<{ $room?: number }>`
  min-block-size: ${({ $room = 0 }) => $room}rem;
  margin-block-start: var(--space-5);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-border);
`

export const Title = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding-inline: 0.5rem;
  margin-block-end: 0.6rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
