import { useCallback, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Edit } from '@/tools/studio/form-model'
import { SchemaForm } from '@/tools/studio/browser/form/schema-form'
import { ConflictNotice } from './conflict-notice'
import { Difference } from './difference'
import { EditorHead } from './editor-head'
import { ProblemList } from './problem-list'
import type { FileName, FileState, Overview, Problem } from '@/tools/studio/studio-api'
import type { StudioClient } from './studio-client'
import { Note } from './studio-styles'
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

/** One file: its actions, its problems, and its form. */
export function EditorPane({ client, file, overview, target, onEdit, onAct, onShow, onPlace }: EditorPaneProps) {
  const { schema, state } = file
  // Both are reset when another place is opened.
  const [words, setWords] = useState({ text: '', since: target, searched: state.value })
  const [jump, setJump] = useState({ to: target, since: target })
  const notice = useRef<HTMLElement>(null)
  const filter = words.since === target ? words.text : ''
  const problems = useMemo(() => problemsOf(overview, state), [overview, state])
  const elsewhere = overview.problems.find((each) => each.severity === 'error' && !problems.includes(each))
  const onText = useCallback(
    (key: string) => onShow(`/locales/${overview.textLanguage}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    [onShow, overview.textLanguage],
  )
  const find = (text: string) => setWords({ text, since: target, searched: state.value })
  return (
    <Pane>
      <EditorHead
        client={client}
        state={state}
        onAct={onAct}
        onBlocked={() => notice.current?.focus()}
        words={filter}
        onWords={find}
      />
      {/* Outside what scrolls: nothing is written before it is answered, wherever one is in the form. */}
      <ConflictNotice
        ref={notice}
        state={state}
        onReload={() => onAct(client.discard)}
        onKeep={() => onAct(client.rebase)}
      />
      <Scroll tabIndex={-1}>
        <ProblemList
          problems={problems}
          onJump={(pointer) => {
            find('')
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
            notes={state.notes}
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

/** Problems in the file itself, and problems of the merchant in the same resolved file. */
function problemsOf({ problems }: Overview, { key, file }: FileState): readonly Problem[] {
  return problems.filter((problem) => problem.file === file || problem.key === key)
}

const Pane = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  overflow: auto;
`

const Scroll = styled.div`
  /* What only listeners get stays within what is scrolled. */
  position: relative;
  display: grid;
  flex: 1;
  align-content: start;
  min-block-size: 0;
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
