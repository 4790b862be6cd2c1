import { useCallback, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { Control } from '@/forms/schema-form/form-styles'
import type { Edit } from '@/forms/schema-form/form-model'
import { SchemaForm } from '@/forms/schema-form/schema-form'
import { ConflictPanel } from './conflict-panel'
import { Difference } from './difference'
import { WrittenAt } from './place-bar'
import { ProblemPanel } from './problem-panel'
import { SaveButtons } from './save-buttons'
import { Note, Row } from './studio-styles'
import type { FileName, FileState, Overview, Problem } from './studio-api'
import type { StudioClient } from './studio-client'
import type { StudioFile } from './use-studio-file'

interface EditorPaneProps {
  readonly client: StudioClient
  readonly file: StudioFile
  readonly overview: Overview
  readonly target: { readonly pointer: string } | undefined
  readonly onEdit: (edits: readonly Edit[]) => void
  readonly onAct: (action: (name: FileName) => Promise<FileState>) => void
  /** Opens a place of the resolved merchant. */
  readonly onShow: (pointer: string) => void
  readonly onPlace: (pointer: string) => void
}

/** One file: what can be done with it, what is wrong with it, and its form. */
export function EditorPane({ client, file, overview, target, onEdit, onAct, onShow, onPlace }: EditorPaneProps) {
  const { schema, state } = file
  // Both count until another place is asked for.
  const [words, setWords] = useState({ text: '', since: target, searched: state.value })
  const [jump, setJump] = useState({ to: target, since: target })
  const filter = words.since === target ? words.text : ''
  const problems = useMemo(() => problemsOf(overview, state), [overview, state])
  const elsewhere = overview.problems.find((each) => each.severity === 'error' && !problems.includes(each))
  const onText = useCallback(
    (key: string) => onShow(`/locales/${overview.textLanguage}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    [onShow, overview.textLanguage],
  )
  return (
    <Pane>
      <Head>
        <Row>
          <WrittenAt place={{ file: state.file, line: 1, column: 1, open: `${state.path}:1:1` }} />
          <SaveButtons client={client} state={state} onAct={onAct} />
        </Row>
        <Control
          type="search"
          aria-label="Find a field"
          placeholder="Find a field, a word or a text"
          value={filter}
          onChange={({ currentTarget }) =>
            setWords({ text: currentTarget.value, since: target, searched: state.value })
          }
        />
      </Head>
      <Scroll tabIndex={-1}>
        <ConflictPanel state={state} onReload={() => onAct(client.discard)} onKeep={() => onAct(client.rebase)} />
        <ProblemPanel
          problems={problems}
          onJump={(pointer) => {
            setWords({ text: '', since: target, searched: state.value })
            setJump({ to: { pointer }, since: target })
          }}
        />
        {elsewhere !== undefined && (
          <Note $tone="warning">An error in {elsewhere.file} keeps the page as it was until that is mended.</Note>
        )}
        {state.edits > 0 && state.conflict === undefined && (
          <Unsaved>
            <summary>What saving writes</summary>
            <Difference label="What saving writes" lines={state.difference} />
          </Unsaved>
        )}
        {state.value === undefined ? (
          <Note $tone="error">
            This file cannot be read as it is. Mend it in an editor: the form comes back by itself.
          </Note>
        ) : (
          <SchemaForm
            schema={schema}
            value={state.value}
            layers={state.layers}
            problems={problems}
            choices={overview.choices}
            filter={filter.trim().toLowerCase()}
            searched={words.searched ?? state.value}
            target={jump.since === target ? jump.to : target}
            onEdit={onEdit}
            onText={onText}
            onPlace={onPlace}
          />
        )}
      </Scroll>
    </Pane>
  )
}

/** Problems of the file, and of the merchant where the file takes part in it. */
function problemsOf({ problems }: Overview, { key, file }: FileState): readonly Problem[] {
  return problems.filter((problem) => problem.file === file || problem.key === key)
}

const Pane = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
  min-inline-size: 0;
`

const Head = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 0.5rem 0.75rem;
  border-block-end: 1px solid var(--tool-line);
  background: var(--tool-surface);
`

const Scroll = styled.div`
  display: grid;
  align-content: start;
  gap: 0.75rem;
  padding: 0.75rem;
  overflow: auto;
`

const Unsaved = styled.details`
  min-inline-size: 0;

  & > summary {
    min-block-size: 1.75rem;
    cursor: pointer;
  }
`
