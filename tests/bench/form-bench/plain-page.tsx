import { useState, type SyntheticEvent } from 'react'
import { benchFields, type BenchField } from './bench-fields'
import { offerForm } from './bench-form'

/** React inputs as one writes them by hand, each with its own state, and the browser's validation. */
function PlainForm({ fields }: { fields: readonly BenchField[] }) {
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
        <PlainField key={field.name} field={field} error={errors[field.name]} />
      ))}
      <button>Send</button>
    </form>
  )
}

function PlainField({ field, error }: { field: BenchField; error: string | undefined }) {
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
    </div>
  )
}

offerForm(<PlainForm fields={benchFields()} />)
