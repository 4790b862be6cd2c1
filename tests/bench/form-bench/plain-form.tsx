import { useState, type SyntheticEvent } from 'react'
import type { BenchField } from './bench-fields'

interface PlainFormProps {
  readonly fields: readonly BenchField[]
  /** Text below each field while it is valid. */
  readonly hint?: string
}

/** Hand-written React inputs, each with its own state, and the browser's validation. */
export function PlainForm({ fields, hint }: PlainFormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const broken = inputs.filter((input) => !input.checkValidity())
    setErrors(Object.fromEntries(broken.map((input) => [input.name, input.validationMessage])))
    broken[0]?.focus()
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      {fields.map((field) => (
        <PlainField key={field.name} field={field} hint={hint} error={errors[field.name]} />
      ))}
      <button>Send</button>
    </form>
  )
}

interface PlainFieldProps {
  readonly field: BenchField
  readonly hint: string | undefined
  readonly error: string | undefined
}

function PlainField({ field, hint, error }: PlainFieldProps) {
  const [value, setValue] = useState('')
  return (
    <div>
      <label htmlFor={field.name}>{field.label}</label>
      <input
        id={field.name}
        name={field.name}
        required
        minLength={field.minLength}
        maxLength={field.maxLength}
        pattern={field.pattern}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${field.name}-error`}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      {error !== undefined && (
        <p id={`${field.name}-error`} className="error">
          {error}
        </p>
      )}
      {hint !== undefined && <p>{hint}</p>}
    </div>
  )
}
