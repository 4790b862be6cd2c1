import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '@/site/ui/icons/icon'

interface DisclosureProps {
  readonly summary: string
  /** Of the disclosures with the same name only one is open at a time. */
  readonly name?: string | undefined
  /** Value of `data-help` on the summary, by which a URL can point to it. */
  readonly mark?: string
  /** Whether the URL names it. That opens it, but it can be closed again. */
  readonly isNamed?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/**
 * A question and its answer in a native `<details>`, so that the browser's find-in-page also searches closed answers.
 */
export function Disclosure({ summary, name, mark, isNamed = false, onToggle, children }: DisclosureProps) {
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isNamed && place.current !== null) place.current.open = true
  }, [isNamed])
  return (
    <Entry ref={place} name={name} onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}>
      <Summary data-help={mark}>
        <span dir="auto">{summary}</span>
        <Icon name="chevron-down" size={20} />
      </Summary>
      {children}
    </Entry>
  )
}

const Entry = styled.details`
  border-block-end: 1px solid var(--color-border);

  &[open] summary svg {
    rotate: 180deg;
  }
`
const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 3.25rem;
  padding-block: var(--space-3);
  scroll-margin-block-start: var(--space-4);
  font-weight: 600;
  overflow-wrap: anywhere;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    flex: none;
    color: var(--color-accent);
  }

  &:hover {
    color: var(--color-accent);
  }
`
