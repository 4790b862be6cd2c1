import type { Ref } from 'react'
import { styled } from 'styled-components'
import { Difference } from './difference'
import type { FileState } from '@/tools/studio/studio-api'
import { Note, Box, Row, ToolButton } from './studio-styles'

interface ConflictNoticeProps {
  readonly ref: Ref<HTMLElement>
  readonly state: FileState
  readonly onReload: () => void
  readonly onKeep: () => void
}

/** The file changed on disk while it was being edited here: shows the difference, and asks which version to keep. */
export function ConflictNotice({ ref, state, onReload, onKeep }: ConflictNoticeProps) {
  if (state.conflict === undefined) return null
  const count = state.edits === 1 ? '1 edit' : `${state.edits} edits`
  return (
    <Notice ref={ref} tabIndex={-1} role="alert" aria-label="Changed on disk">
      <h3>{state.file} was changed on disk</h3>
      <Note>Somebody else saved it since your edits began. Nothing is written until you choose. Changed on disk:</Note>
      <Difference label="Changes on disk" lines={state.conflict} />
      <Answers>
        <ToolButton type="button" $isMain onClick={onKeep}>
          Keep both: my {count} on top
        </ToolButton>
        <ToolButton type="button" onClick={onReload}>
          Take theirs, drop my {count}
        </ToolButton>
      </Answers>
    </Notice>
  )
}

/* On a low screen it keeps the height in which its words and answers can be read, and the form around it scrolls. */
const Notice = styled(Box)`
  flex: none;
  max-block-size: max(50%, 12rem);
  margin: 0.75rem 0.75rem 0;
  padding-block-end: 0;
  overflow: auto;
  border: 2px solid var(--tool-warning);

  &:focus-visible {
    outline: 2px solid var(--tool-focus);
    outline-offset: 1px;
  }
`

const Answers = styled(Row)`
  position: sticky;
  inset-block-end: 0;
  padding-block: 0.5rem;
  background: var(--tool-surface);
`
