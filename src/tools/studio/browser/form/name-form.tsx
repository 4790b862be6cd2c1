import { useState, type SyntheticEvent } from 'react'
import { Control, Line, SmallButton } from './control-styles'
import type { FieldSchema } from '@/tools/studio/form-model'

interface NameFormProps {
  readonly label: string
  readonly initial: string
  readonly taken: readonly string[]
  /** The schema's constraint on the names. */
  readonly rule: FieldSchema['propertyNames']
  readonly action: string
  readonly onName: (name: string) => void
  readonly onCancel?: () => void
}

/** Asks for a name that is not in the map yet. It is not a form element, because forms cannot be nested. */
export function NameForm({ label, initial, taken, rule, action, onName, onCancel }: NameFormProps) {
  const [name, setName] = useState(initial)
  const refusal = refusalOf(name, taken, rule)
  const isRefused = name !== '' && name !== initial && refusal !== undefined
  const finish = (event: SyntheticEvent) => {
    event.preventDefault()
    if (refusal !== undefined) return
    onName(name)
    setName('')
  }
  return (
    <Line>
      <Control
        type="text"
        aria-label={label}
        placeholder={label}
        spellCheck={false}
        value={name}
        aria-invalid={isRefused}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish(event)
          if (event.key === 'Escape') onCancel?.()
        }}
      />
      <SmallButton type="button" disabled={refusal !== undefined} onClick={finish}>
        {action}
      </SmallButton>
      {onCancel && (
        <SmallButton type="button" onClick={onCancel}>
          Cancel
        </SmallButton>
      )}
      {isRefused && <span>{refusal}</span>}
    </Line>
  )
}

function refusalOf(
  name: string,
  taken: readonly string[],
  { pattern, enum: names }: NonNullable<FieldSchema['propertyNames']> = {},
): string | undefined {
  if (name === '' || name === '__proto__') return 'Write a name.'
  if (taken.includes(name)) return 'There is one with this name.'
  if (names?.includes(name) === false) return `There is only ${names.join(', ')}.`
  return pattern !== undefined && !new RegExp(pattern).test(name) ? `A name looks like ${pattern}` : undefined
}
