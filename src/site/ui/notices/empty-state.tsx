import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '@/site/ui/icons/icon'

interface EmptyStateProps {
  readonly icon: IconName
  /** Why the list is empty. */
  readonly text: string
  /** What the player can do next. */
  readonly children?: ReactNode
}

/** Shown in place of an empty list, with what can be done next. */
export function EmptyState({ icon, text, children }: EmptyStateProps) {
  return (
    <Frame>
      <Drawing>
        <Icon name={icon} size={36} />
      </Drawing>
      <p>{text}</p>
      {children}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  padding: clamp(1.5rem, 6cqi, 3rem) 1rem;
  color: var(--color-text-muted);
  text-align: center;
  text-wrap: balance;
`

/** A disc of the accent colour, with a ring that is open on one side. */
const Drawing = styled.span`
  display: grid;
  place-items: center;
  inline-size: 5.5rem;
  block-size: 5.5rem;
  border: 2px solid color-mix(in srgb, var(--color-accent) 45%, transparent);
  border-block-end-color: transparent;
  border-radius: 50%;
  background: color-mix(in srgb, var(--color-accent) 12%, transparent) content-box;
  padding: 0.4rem;
  color: var(--color-accent);
  rotate: -18deg;

  > svg {
    rotate: 18deg;
  }
`
