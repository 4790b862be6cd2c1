import { Note, ToolButton } from './studio-styles'
import type { FileName, FileState } from '@/tools/studio/studio-api'
import type { StudioClient } from './studio-client'

interface SaveButtonsProps {
  readonly client: StudioClient
  readonly state: FileState
  readonly onAct: (action: (name: FileName) => Promise<FileState>) => void
  readonly onBlocked: () => void
}

/** Saves the file, or undoes edits. */
export function SaveButtons({ client, state, onAct, onBlocked }: SaveButtonsProps) {
  const isEdited = state.edits > 0
  const isBlocked = state.conflict !== undefined
  const edits = `${state.edits} ${state.edits === 1 ? 'edit' : 'edits'}`
  return (
    <>
      <ToolButton
        type="button"
        $isMain={isEdited}
        disabled={!isEdited}
        onClick={() => {
          if (isBlocked) onBlocked()
          else onAct((name) => client.save(name, state.version))
        }}
      >
        Save
      </ToolButton>
      <ToolButton type="button" disabled={!isEdited} onClick={() => onAct(client.undo)}>
        Undo
      </ToolButton>
      <ToolButton type="button" disabled={!isEdited} onClick={() => onAct(client.discard)}>
        Discard
      </ToolButton>
      <Note role="status" {...(isBlocked && { $tone: 'warning' as const })}>
        {isBlocked
          ? `${edits} not saved: the file was changed on disk, choose below`
          : isEdited
            ? `${edits} not saved`
            : 'Saved'}
      </Note>
    </>
  )
}
