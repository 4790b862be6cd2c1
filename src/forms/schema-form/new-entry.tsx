import { NameForm } from './entry-tools'

interface NewEntryProps {
  readonly id: string
  readonly taken: readonly string[]
  readonly pattern: string | undefined
  readonly onAdd: (name: string) => void
}

/** The last line of a map: a further entry. */
export function NewEntry({ id, taken, pattern, onAdd }: NewEntryProps) {
  return (
    <NameForm
      key={id}
      label="Name of a new entry"
      initial=""
      taken={taken}
      pattern={pattern}
      action="Add"
      onName={onAdd}
    />
  )
}
