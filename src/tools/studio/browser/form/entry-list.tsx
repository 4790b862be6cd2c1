import type { FieldProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { ChildField } from './child-field'
import { Hint, Stack, VisuallyHidden } from './control-styles'
import { addEntry, hideEntry, moveEntry, removeEntry, renameEntry, showEntry, type EntryMap } from './entry-edits'
import { EntryTools } from './entry-tools'
import { EntryBox } from './fold-styles'
import { valueAt, type Edit, type FieldSchema } from '@/tools/studio/form-model'
import { initialValue } from './initial-value'
import { NameForm } from './name-form'
import { isFound, useSchemaForm } from './schema-form-context'
import { resolverOf } from './schema-resolver'
import { useEntryFocus } from './use-entry-focus'

interface EntryListProps {
  /** The field at the place of the map. */
  readonly field: FieldProps
  /** Schema of the map. */
  readonly schema: FieldSchema
  readonly map: EntryMap
  /** Names to show: the ordered ones first. */
  readonly names: readonly string[]
  readonly children?: ReactNode
}

const edits = { up: moveUp, down: moveDown, hide: hideEntry, show: showEntry, remove: removeEntry } as const

/** The button of an entry that gets the focus after each action; after a removal, the one of a neighbouring entry. */
const next = { up: 'up', down: 'down', hide: 'show', show: 'hide', remove: 'rename' } as const

/** The entries of a map with their actions, and a line to add another. */
export function EntryList({ field, schema, map, names, children }: EntryListProps) {
  const { edit, filter, searched } = useSchemaForm()
  const resolve = resolverOf(field)
  const { path, entries, order } = map
  const { root, news, follow } = useEntryFocus(JSON.stringify([Object.keys(entries), order?.names]))
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  const naming = { taken: Object.keys(entries), rule: schema.propertyNames }
  const found = names.filter((name) =>
    isFound(filter, [...path, name], undefined, valueAt(searched, [...path, name]) ?? entries[name]),
  )
  const firstHidden = found.find((name) => order?.names.includes(name) === false)

  function act(name: string, tool: keyof typeof edits) {
    const changes = edits[tool](map, name)
    const near = tool === 'remove' ? (found[found.indexOf(name) + 1] ?? found[found.indexOf(name) - 1]) : name
    follow(near ?? '', next[tool], sayOf(name, tool, changes))
    edit(...changes)
  }
  function rename(name: string, to: string) {
    follow(to, 'rename', `${name} is now ${to}`)
    edit(...renameEntry(map, name, to))
  }

  return (
    <Stack ref={root}>
      {children}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {found.flatMap((name) => [
        name === firstHidden && <Hint key="hidden entries">Not shown, because the order does not list them:</Hint>,
        <EntryBox key={name} data-entry={name}>
          <ChildField of={field} name={name} schema={values} value={entries[name]} />
          <EntryTools
            name={name}
            {...naming}
            {...(order && { place: { index: order.names.indexOf(name), count: order.names.length } })}
            onAct={(tool) => act(name, tool)}
            onRename={(to) => rename(name, to)}
          />
        </EntryBox>,
      ])}
      <NameForm
        label="Name of a new entry"
        initial=""
        {...naming}
        action="Add"
        onName={(name) => edit(...addEntry(map, name, initialValue(values, resolve)))}
      />
    </Stack>
  )
}

function moveUp(map: EntryMap, name: string): Edit[] {
  return moveEntry(map, name, -1)
}

function moveDown(map: EntryMap, name: string): Edit[] {
  return moveEntry(map, name, 1)
}

/** Describes the result of an action on an entry. */
function sayOf(name: string, tool: keyof typeof edits, changes: readonly Edit[]): string {
  if (tool === 'remove') return `${name} is removed`
  if (tool === 'hide') return `${name} is hidden`
  const [change] = changes
  const names = change?.kind === 'set' && Array.isArray(change.value) ? change.value : []
  return `${name} is number ${names.indexOf(name) + 1} of ${names.length}`
}
