import type { InputHTMLAttributes } from 'react'
import { useFieldError } from '@/forms/form-context'
import type { FieldValue } from '@/forms/form-shape'
import { useQuietInput } from '@/forms/use-quiet-input'
import { Input } from '@/ui/input'

/** What RJSF gives a widget, as far as ours use it. */
export interface WidgetPart {
  readonly id: string
  readonly name: string
  readonly value: FieldValue
  readonly required?: boolean
  readonly onChange: (value: FieldValue) => void
}

interface BaseInputProps
  extends WidgetPart, Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'> {
  readonly trim?: boolean
  /** The value that a text stands for, where it is not the text itself. */
  readonly parse?: (text: string) => string
}

/** Every input that is typed into. */
export function BaseInput({
  id,
  name,
  value,
  required = false,
  onChange,
  trim = true,
  parse,
  ...attributes
}: BaseInputProps) {
  const quiet = useQuietInput({ name, value, onChange, trim, parse })
  const description = useDescription(id, name)
  return (
    <Input
      {...attributes}
      {...quiet}
      {...description}
      id={id}
      name={name}
      required={required}
      aria-required={required}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** Ties an input to the notes of its field: hint and error. */
export function useDescription(id: string, name: string) {
  return { 'aria-invalid': useFieldError(name) !== undefined, 'aria-describedby': `${id}-notes` }
}
