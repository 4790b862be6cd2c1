import { styled } from 'styled-components'
import { Control } from '@/tools/studio/browser/form/control-styles'
import { WrittenAt } from './place-bar'
import { SaveButtons } from './save-buttons'
import type { FileName, FileState } from '@/tools/studio/studio-api'
import type { StudioClient } from './studio-client'
import { Row } from './studio-styles'

interface EditorHeadProps {
  readonly client: StudioClient
  readonly state: FileState
  readonly onAct: (action: (name: FileName) => Promise<FileState>) => void
  /** Called when a save cannot go through before the conflict is answered. */
  readonly onBlocked: () => void
  /** The search text. */
  readonly words: string
  readonly onWords: (words: string) => void
}

/** The header of a file's form: the file, the status of its edits, and the search. */
export function EditorHead({ client, state, onAct, onBlocked, words, onWords }: EditorHeadProps) {
  return (
    <Head>
      <Row>
        <WrittenAt
          place={{ file: state.file, line: 1, column: 1, open: `${state.path}:1:1` }}
          shown={`${state.key}.json`}
        />
        <SaveButtons client={client} state={state} onAct={onAct} onBlocked={onBlocked} />
      </Row>
      <Control
        type="search"
        aria-label="Find a field"
        placeholder="Find a field, a word or a text"
        value={words}
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
      />
    </Head>
  )
}

const Head = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 0.5rem 0.75rem;
  border-block-end: 1px solid var(--tool-line);
  background: var(--tool-surface);
`
