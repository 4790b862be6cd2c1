import { useState, type SyntheticEvent } from 'react'
import { Control, Line, SmallButton } from './form-styles'

interface EntryToolsProps {
  readonly name: string
  readonly taken: readonly string[]
  readonly pattern: string | undefined
  /** Names in the order in which they are shown, where there is one. */
  readonly order?: readonly string[]
  readonly onOrder?: (order: readonly string[]) => void
  readonly onRename: (name: string) => void
  readonly onRemove: () => void
}

/** What can be done with an entry of a map: move, show or hide, rename, remove. */
export function EntryTools({ name, taken, pattern, order, onOrder, onRename, onRemove }: EntryToolsProps) {
  const [isRenaming, setRenaming] = useState(false)
  const place = order?.indexOf(name) ?? -1
  if (isRenaming)
    return (
      <NameForm
        label={`New name of ${name}`}
        initial={name}
        taken={taken.filter((each) => each !== name)}
        pattern={pattern}
        action="Rename"
        onCancel={() => setRenaming(false)}
        onName={(next) => {
          setRenaming(false)
          if (next !== name) onRename(next)
        }}
      />
    )
  return (
    <Line role="group" aria-label={name}>
      {order !== undefined && place >= 0 && (
        <>
          <SmallButton type="button" disabled={place === 0} onClick={() => onOrder?.(moved(order, place, -1))}>
            Move up
          </SmallButton>
          <SmallButton
            type="button"
            disabled={place === order.length - 1}
            onClick={() => onOrder?.(moved(order, place, 1))}
          >
            Move down
          </SmallButton>
          <SmallButton type="button" onClick={() => onOrder?.(order.filter((each) => each !== name))}>
            Hide
          </SmallButton>
        </>
      )}
      {order !== undefined && place < 0 && (
        <SmallButton type="button" onClick={() => onOrder?.([...order, name])}>
          Show
        </SmallButton>
      )}
      <SmallButton type="button" onClick={() => setRenaming(true)}>
        Rename
      </SmallButton>
      <SmallButton type="button" onClick={onRemove}>
        Remove
      </SmallButton>
    </Line>
  )
}

function moved(order: readonly string[], place: number, by: -1 | 1): readonly string[] {
  const next = [...order]
  const [name] = next.splice(place, 1)
  next.splice(place + by, 0, ...(name === undefined ? [] : [name]))
  return next
}

interface NameFormProps {
  readonly label: string
  readonly initial: string
  readonly taken: readonly string[]
  readonly pattern: string | undefined
  readonly action: string
  readonly onName: (name: string) => void
  readonly onCancel?: () => void
}

/** Asks for a name that the map does not have yet. It is no form of its own: forms cannot stand in each other. */
export function NameForm({ label, initial, taken, pattern, action, onName, onCancel }: NameFormProps) {
  const [name, setName] = useState(initial)
  const refusal = refusalOf(name, taken, pattern)
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
        aria-invalid={name !== '' && name !== initial && refusal !== undefined}
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
      {name !== '' && name !== initial && refusal !== undefined && <span>{refusal}</span>}
    </Line>
  )
}

function refusalOf(name: string, taken: readonly string[], pattern: string | undefined): string | undefined {
  if (name === '' || name === '__proto__') return 'Write a name.'
  if (taken.includes(name)) return 'There is one with this name.'
  return pattern !== undefined && !new RegExp(pattern).test(name) ? `A name looks like ${pattern}` : undefined
}
