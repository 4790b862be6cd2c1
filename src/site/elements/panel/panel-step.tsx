import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { focusIn } from '@/site/ui/focus/focus-in'
import { PanelSections } from './panel-section'

interface PanelStepProps {
  /** Name of the step. A new name scrolls to its top. */
  readonly name: string
  readonly children: ReactNode
}

/**
 * Sections of a panel that shows steps one after another, such as a form and then its result. Each new step starts at
 * its top with the focus on its heading: on a phone the button that was clicked is a screen further down.
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
