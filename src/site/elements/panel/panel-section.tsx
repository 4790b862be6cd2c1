import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

interface PanelSectionProps {
  readonly title: string
  /** Whether the content is loading. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/**
 * A section of a centre's panel. It is a group: the panel is the landmark, and a section that is called as its panel would
 * be a second one of the same name.
 */
export function PanelSection({ title, busy = false, children }: PanelSectionProps) {
  const id = useId()
  return (
    <Card role="group" aria-labelledby={id} aria-busy={busy}>
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
  gap: var(--panel-gap, 1rem);
`

/** Looks as the form of its centre says (`centre-forms.ts`); outside of a centre it is outlined. */
const Card = styled.section`
  --section-padding: min(clamp(0.75rem, 4cqi, var(--panel-inset, 1.5rem)), 6cqi);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(var(--panel-gap, 1rem) * 0.75);
  padding: var(--section-padding);
  border: var(--section-border, 1px solid var(--color-border));
  border-block-start: var(--section-start, 1px solid var(--color-border));
  border-radius: var(--section-radius, min(var(--radius-card), 1.25rem));
  background: var(--section-background, color-mix(in srgb, var(--color-surface) 70%, transparent));
  box-shadow: var(--section-shadow, none);
`
