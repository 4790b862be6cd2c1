import type { InputHTMLAttributes } from 'react'
import type { FieldValue, Limits } from '@/site/forms/state/form-shape'
import { useUncontrolledInput } from '@/site/forms/state/use-uncontrolled-input'
import { Input } from '@/site/ui/inputs/input'

/** The props that a field gives its widget. */
export interface WidgetPart {
  readonly id: string
  readonly name: string
  /** The value that the form holds. */
  readonly value: FieldValue
  readonly limits: Limits
  readonly required: boolean
  readonly isWrong: boolean
  readonly onChange: (value: FieldValue) => void
}

interface BaseInputProps
  extends
    Omit<WidgetPart, 'limits'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  readonly trim?: boolean
  /** Parses the text into the value, where the two differ. */
  readonly parse?: (text: string) => string
}

/** The base of every text input. */
export function BaseInput({
  id,
  name,
  value,
  required,
  isWrong,
  onChange,
  trim = true,
  parse,
  type,
  autoComplete,
  inputMode,
}: BaseInputProps) {
  const quiet = useUncontrolledInput({ name, value, onChange, trim, parse })
  return (
    <Input
      {...quiet}
      {...descriptionAttributes({ id, isWrong })}
      id={id}
      name={name}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      required={required}
      aria-required={required}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** Accessibility attributes that connect an input with the notes of its field: hint and error. */
export function descriptionAttributes({ id, isWrong }: Pick<WidgetPart, 'id' | 'isWrong'>) {
  return { 'aria-invalid': isWrong, 'aria-describedby': `${id}-notes` }
}
