import { Note, ToolButton } from './studio-styles'
import type { FileName, FileState } from '@/tools/studio/studio-api'
import type { StudioClient } from './studio-client'

interface SaveButtonsProps {
  readonly client: StudioClient
  readonly state: FileState
  readonly onAct: (action: (name: FileName) => Promise<FileState>) => void
}

/** Saves the file, or undoes edits. */
export function SaveButtons({ client, state, onAct }: SaveButtonsProps) {
  const isEdited = state.edits > 0
  return (
    <>
      <ToolButton
        type="button"
        $isMain={isEdited}
        disabled={!isEdited}
        onClick={() => onAct((name) => client.save(name, state.version))}
      >
        Save
      </ToolButton>
      <ToolButton type="button" disabled={!isEdited} onClick={() => onAct(client.undo)}>
        Undo
      </ToolButton>
      <ToolButton type="button" disabled={!isEdited} onClick={() => onAct(client.discard)}>
        Discard
      </ToolButton>
      <Note role="status">
        {isEdited ? `${state.edits} ${state.edits === 1 ? 'edit' : 'edits'} not saved` : 'Saved'}
      </Note>
    </>
  )
}
