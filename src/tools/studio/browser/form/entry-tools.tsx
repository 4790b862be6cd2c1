import { useState } from 'react'
import { Line, SmallButton } from './control-styles'
import type { FieldSchema } from '@/tools/studio/form-model'
import { MoveButtons } from './move-buttons'
import { NameForm } from './name-form'
import type { EntryTool } from './use-entry-focus'

export interface EntryToolsProps {
  readonly name: string
  /** Names that already exist in the map. */
  readonly taken: readonly string[]
  readonly rule: FieldSchema['propertyNames']
  /** Position in the order, from 0, and the number of entries; undefined for an entry that is not in the order. */
  readonly place?: { readonly index: number; readonly count: number }
  readonly onAct: (tool: Exclude<EntryTool, 'rename'>) => void
  readonly onRename: (name: string) => void
}

/** The actions on an entry of a map: move, show or hide, rename, remove. */
export function EntryTools({ name, taken, rule, place, onAct, onRename }: EntryToolsProps) {
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming)
    return (
      <NameForm
        label={`New name of ${name}`}
        initial={name}
        taken={taken.filter((each) => each !== name)}
        rule={rule}
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
      {place !== undefined && place.index >= 0 && (
        <>
          <MoveButtons {...place} onMove={(by) => onAct(by < 0 ? 'up' : 'down')} />
          <SmallButton type="button" data-tool="hide" onClick={() => onAct('hide')}>
            Hide
          </SmallButton>
        </>
      )}
      {place !== undefined && place.index < 0 && (
        <SmallButton type="button" data-tool="show" onClick={() => onAct('show')}>
          Show
        </SmallButton>
      )}
      <SmallButton type="button" data-tool="rename" onClick={() => setRenaming(true)}>
        Rename
      </SmallButton>
      <SmallButton type="button" data-tool="remove" onClick={() => onAct('remove')}>
        Remove
      </SmallButton>
    </Line>
  )
}
