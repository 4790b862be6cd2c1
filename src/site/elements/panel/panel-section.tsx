import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

interface PanelSectionProps {
  readonly title: string
  /** Whether the content is loading. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** A section of a centre's panel. */
export function PanelSection({ title, busy = false, children }: PanelSectionProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} aria-busy={busy}>
      <h3 id={id}>{title}</h3>
      {children}
    </Card>
  )
}

/** A hint: why a section is empty, or what it is about to ask for. */
export const PanelHint = styled.p`
  color: var(--color-text-muted);
  text-wrap: pretty;
`

/** The sections of a panel in one column. A size container for what they hold. */
export const PanelSections = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: min(clamp(1rem, 4cqi, 1.5rem), 6cqi);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1.25rem);
  background: color-mix(in srgb, var(--color-surface) 70%, transparent);
`
