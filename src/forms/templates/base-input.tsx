import type { InputHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { useFieldError } from '@/forms/form-context'
import type { FieldValue } from '@/forms/form-shape'
import { useQuietInput } from '@/forms/use-quiet-input'

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
}

/** Every input that is typed into. */
export function BaseInput({ id, name, value, required = false, onChange, trim = true, ...attributes }: BaseInputProps) {
  const quiet = useQuietInput({ name, value, onChange, trim })
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

export const Input = styled.input`
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: var(--space-2) var(--space-3);
  font: inherit;
  color: var(--color-text);
  background: var(--color-background);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  transition: border-color var(--duration-short);

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`
