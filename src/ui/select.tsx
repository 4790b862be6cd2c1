import { styled } from 'styled-components'
import { Input } from './input'

interface SelectProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly isClosed?: boolean }[]
  readonly value: string
  readonly onSelect: (value: string) => void
}

/** One of several choices, where they would need too much room to stand beside each other. */
export function Select({ label, options, value, onSelect }: SelectProps) {
  return (
    <Whole>
      {label}
      <Input as="select" value={value} onChange={(event) => onSelect(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isClosed ?? false}>
            {option.label}
          </option>
        ))}
      </Input>
    </Whole>
  )
}

const Whole = styled.label`
  display: grid;
  flex: 1 1 9rem;
  gap: 0.25rem;
  min-inline-size: 0;
  max-inline-size: 16rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  > select {
    font-size: max(var(--font-size-body), 16px);
  }
`
