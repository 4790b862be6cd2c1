import { Input } from './input'
import { SmallLabel } from './field-label'

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
      <Input as="select" value={value} onChange={(event) => onSelect(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isClosed ?? false}>
            {option.label}
          </option>
        ))}
      </Input>
    </SmallLabel>
  )
}
