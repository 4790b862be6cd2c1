import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Input } from './input'
import { earlyChoice } from './early-choices'
import { SmallLabel } from './field-label'
import { selectArrow } from './select-arrow'

interface SelectProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly isClosed?: boolean }[]
  readonly value: string
  readonly onSelect: (value: string) => void
}

/** A select, where the choices would need too much room side by side. */
export function Select({ label, options, value, onSelect }: SelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  const early = useRef<string>(undefined)
  const takeEarlyChoice = useEffectEvent(() => {
    const { current: chosen } = early
    early.current = undefined
    if (chosen !== undefined && chosen !== value) onSelect(chosen)
  })
  // Read before what the tab keeps is shown in its place, and told once the router can go to another address.
  useLayoutEffect(() => {
    if (select.current !== null) early.current = earlyChoice(select.current)
  }, [])
  useEffect(() => takeEarlyChoice(), [])
  return (
    <SmallLabel>
      {label}
      {/* A browser that restores choices of an earlier visit would look like a player who chose. */}
      <Choice
        as="select"
        ref={select}
        autoComplete="off"
        value={value}
        onChange={(event) => onSelect(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isClosed ?? false}>
            {option.label}
          </option>
        ))}
      </Choice>
    </SmallLabel>
  )
}

/** A select does not wrap: on a phone, large text is made smaller, so that it can be read whole. */
const Choice = styled(Input)`
  ${selectArrow}

  label > && {
    font-size: max(min(var(--font-size-body, 1rem), 5vi), 16px);
  }
`
