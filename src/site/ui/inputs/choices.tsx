import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useChosenInStrip } from '@/site/ui/tabs'

export interface ChoicesProps<Name extends string> {
  /** What is being chosen: the group's accessible name. */
  readonly label: string
  readonly choices: readonly { readonly name: Name; readonly label: ReactNode }[]
  readonly selected: Name
  readonly onSelect: (name: Name) => void
}

/** A group of toggle buttons of which one is pressed: the filter of a list. */
export function Choices<Name extends string>({ label, choices, selected, onSelect }: ChoicesProps<Name>) {
  const row = useRef<HTMLDivElement>(null)
  useChosenInStrip(row, selected)
  return (
    <Row ref={row} className="fades" role="group" aria-label={label}>
      {choices.map((choice) => (
        <Choice
          key={choice.name}
          type="button"
          aria-pressed={choice.name === selected}
          onClick={() => onSelect(choice.name)}
        >
          {choice.label}
        </Choice>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  /* In one row, of which a finger brings the rest: on a phone several rows would push away what is chosen from. */
  @media (max-width: 767px) {
    /* What only screen readers hear scrolls with it, and not with the page. */
    position: relative;
    flex-wrap: nowrap;
    margin: -0.375rem;
    padding: 0.375rem;
    overflow-x: auto;
    scrollbar-width: none;
  }
`

/** One of the toggle buttons. */
export const Choice = styled.button`
  flex: none;
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  max-inline-size: 100%;
  padding: calc(0.3em + var(--ink-drop, 0em)) 1em calc(0.3em - var(--ink-drop, 0em));
  border: 1px solid color-mix(in srgb, var(--color-border-strong) 70%, transparent);
  border-radius: var(--radius-control);
  background: none;
  color: var(--color-text);
  font-weight: var(--font-weight-control);
  overflow-wrap: anywhere;
  transition:
    background-color var(--duration-short),
    border-color var(--duration-short);

  &:hover {
    border-color: var(--color-text);
  }

  &[aria-pressed='true'] {
    border-color: transparent;
    background: var(--button-background) border-box;
    color: var(--color-on-primary);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`
