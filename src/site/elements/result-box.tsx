import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '@/site/ui/icons/icon'

interface ResultBoxProps {
  readonly icon: IconName
  readonly tone?: 'plain' | 'good' | 'bad'
  /** Button that closes the box. */
  readonly close?: ReactNode
  readonly children: ReactNode
}

/** The result of an action, shown at its form: a live region that is scrolled into view. */
export function ResultBox({ icon, tone = 'plain', close, children }: ResultBoxProps) {
  const place = useRef<HTMLDivElement>(null)
  // On a phone the button that was clicked is a screen further down.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [icon])
  return (
    <div ref={place} role="status">
      <Box data-tone={tone}>
        <Icon name={icon} size={24} />
        <div>{children}</div>
        {close}
      </Box>
    </div>
  )
}

const Box = styled.div`
  display: flex;
  align-items: start;
  gap: 0.75rem;
  padding: 1rem;
  border: 1px solid var(--color-border);
  border-inline-start: 4px solid var(--color-accent);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--color-surface-raised);

  &[data-tone='good'] {
    border-inline-start-color: var(--color-success);
  }

  &[data-tone='bad'] {
    border-inline-start-color: var(--color-danger);
  }

  > svg {
    flex: none;
    margin-block-start: 0.1rem;
    color: var(--color-accent);
  }

  /* What stands in it has less room than the panel around it. */
  > div {
    container-type: inline-size;
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
    min-inline-size: 0;
    text-wrap: pretty;
  }

  > button {
    margin: -0.6rem;
  }

  /* Figures have the whole width: what closes the box stands above them alone. */
  > div:has(+ button) > dl {
    margin-inline-end: -2.25rem;
  }
`
