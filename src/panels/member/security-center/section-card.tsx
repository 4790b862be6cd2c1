import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

interface SectionCardProps {
  readonly title: string
  readonly children: ReactNode
}

/** One of the things that the security centre is about. */
export function SectionCard({ title, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Card>
  )
}

/** What a section says before it asks for anything. */
export const Hint = styled.p`
  color: var(--color-text-muted);
  text-wrap: pretty;
`

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: clamp(1rem, 4cqi, 1.5rem);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1.25rem);
  background: color-mix(in srgb, var(--color-surface) 70%, transparent);
`
