import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { focusIn } from '@/site/ui/focus/focus-in'
import { PanelSections } from './panel-section'

interface PanelStepProps {
  /** What is shown: another one begins at its top. */
  readonly name: string
  readonly children: ReactNode
}

/**
 * Sections of a panel that shows one thing after another in one place, such as a form and then what became of it. The
 * next one begins at its top, with the focus on its heading: on a phone, what was pressed stood a screen further down.
 */
export function PanelStep({ name, children }: PanelStepProps) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(name)
  useEffect(() => {
    if (last.current === name) return
    last.current = name
    if (place.current !== null) focusIn(place.current)
    place.current?.scrollIntoView({ block: 'start' })
  }, [name])
  return <Step ref={place}>{children}</Step>
}

const Step = styled(PanelSections)`
  scroll-margin-block-start: 1rem;
`
