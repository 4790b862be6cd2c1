import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { FactValue, type GameFact } from './fact-value'
import { FactsSheet } from './facts-sheet'

interface GameFactsProps {
  readonly facts: readonly GameFact[]
  /** The game's name: the title of the sheet. */
  readonly title: string
  /** A demo, played without money. */
  readonly isDemo: boolean
}

/**
 * Figures for the player while playing: balance, time, and the session's result so far. The bar has one row, with room
 * for the first of them; a press on it opens a sheet with all. A wide window shows the others beside it.
 */
export function GameFacts({ facts, title, isDemo }: GameFactsProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const shown = facts.filter((fact) => !isDemo || fact === 'clock')
  const [first, ...others] = shown
  if (first === undefined) return null
  return (
    <>
      {others.map((fact) => (
        <Other key={fact} data-fact={fact}>
          <span>{t(`launch.${fact}`)}</span> <FactValue fact={fact} />
        </Other>
      ))}
      <First type="button" data-fact={first} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{t(`launch.${first}`)}</span> <FactValue fact={first} />
        <Icon name="chevron-down" size={14} />
      </First>
      {isOpen && <FactsSheet facts={shown} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A changing figure has a width of its own, so that it does not move its neighbours. */
const Other = styled.span`
  display: none;
  flex: none;
  min-inline-size: 11em;
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;

  > span {
    color: var(--color-text-muted);
  }

  @media (min-width: 1024px) {
    display: inline;
  }
`

const First = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  flex: 0 1 auto;
  min-inline-size: 44px;
  block-size: 100%;
  padding: 0 var(--space-1);
  overflow: hidden;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: inherit;
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-control);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > svg {
    flex: none;
    color: var(--color-text-muted);
  }

  /* On the narrowest phone a trillion leaves room for the buttons. */
  > [data-long] {
    font-size: min(1em, 12px);
  }

  &:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
`
