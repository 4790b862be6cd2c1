import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '@/site/ui/icons/icon'

interface FoldTitleProps {
  readonly id?: string
  readonly children: ReactNode
}

/** The `<summary>` of a `<details>`, with a drawn chevron: the browser's own triangle looks different on each device. */
export function FoldTitle({ id, children }: FoldTitleProps) {
  return (
    <Title id={id}>
      <span dir="auto">{children}</span>
      <Icon name="chevron-down" size={20} />
    </Title>
  )
}

const Title = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
    color: var(--color-accent);
  }

  [open] > & > svg {
    rotate: 180deg;
  }
`
