import { styled } from 'styled-components'
import { Input } from './input'
import { SmallLabel } from './field-label'
import { selectArrow } from './select-arrow'

interface SelectProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly isClosed?: boolean }[]
  readonly value: string
  readonly onSelect: (value: string) => void
}

/** One of several choices, where they would need too much room to stand beside each other. */
export function Select({ label, options, value, onSelect }: SelectProps) {
  return (
    <SmallLabel>
      {label}
      <Choice as="select" value={value} onChange={(event) => onSelect(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isClosed ?? false}>
            {option.label}
          </option>
        ))}
      </Choice>
    </SmallLabel>
  )
}

/** A choice does not wrap: with large text it is drawn smaller on a phone, so that it can be read whole. */
const Choice = styled(Input)`
  ${selectArrow}

  label > && {
    font-size: max(min(var(--font-size-body, 1rem), 5vi), 16px);
  }
`
