import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Choice, type ChoicesProps } from './choices'
import { useFittingItems } from './fitting-items'

/**
 * The filter of a list in one row that scrolls nowhere: what does not fit is folded away behind a button that says how
 * many there are. What is chosen stays in sight.
 */
export function FoldingChoices<Name extends string>({ label, choices, selected, onSelect }: ChoicesProps<Name>) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const fitting = useFittingItems(row, JSON.stringify([selected, choices, isOpen]))
  const folded = fitting === undefined ? 0 : choices.length - fitting.size
  return (
    <Row ref={row} role="group" aria-label={label} data-open={isOpen || undefined}>
      {choices.map((choice, index) => (
        <Choice
          key={choice.name}
          type="button"
          aria-pressed={choice.name === selected}
          hidden={!isOpen && fitting?.has(index) === false}
          onClick={() => {
            setOpen(false)
            onSelect(choice.name)
          }}
        >
          {choice.label}
        </Choice>
      ))}
      <Choice
        type="button"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'choices.less' : 'choices.more', { n: folded })}
        hidden={folded === 0}
        onClick={() => setOpen(!isOpen)}
      >
        <span dir="ltr">{isOpen ? '–' : `+${folded}`}</span>
      </Choice>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  gap: var(--space-2);

  > [hidden] {
    display: none;
  }

  > button {
    max-inline-size: calc(100% - 4.5rem);
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  &[data-open] {
    flex-wrap: wrap;
  }
`
