import { useCallback, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { EditorPane } from './editor-pane'
import { FileList } from './file-list'
import type { StudioPart } from './part-switch'
import { PlaceBar } from './place-bar'
import { Preview } from './preview'
import { StudioHeader } from './studio-header'
import { spotAt, type StudioSelection } from './studio-selection'
import { Note } from './studio-styles'
import type { Overview } from '@/tools/studio/studio-api'
import type { StudioClient } from './studio-client'
import { usePlaceMessage } from './use-place-message'
import { useStudioFile } from './use-studio-file'

const nowhere: Partial<StudioSelection> = {}

const asked = new URLSearchParams(location.search)

/** The studio: a form for the merchant's files beside the live page. */
export function Studio({ client }: { readonly client: StudioClient }) {
  const [chosen, setChosen] = useState<StudioSelection>()
  const [focused, setFocused] = useState<string>()
  const [part, setPart] = useState<StudioPart>('form')
  const frame = useRef<HTMLIFrameElement>(null)
  const { overview, file, failure, edit, act } = useStudioFile(client, (known) => (chosen ?? startOf(known))?.name)
  const code = overview?.code
  const start = useMemo(() => (code === undefined ? undefined : spotAt(code, asked.get('place') ?? '/site')), [code])
  const { name, target, place } = chosen ?? start ?? nowhere

  const choose = useCallback((spot: StudioSelection) => {
    setChosen(spot)
    setFocused(undefined)
    setPart('form')
  }, [])
  /** Opens the form at a place of the resolved merchant, such as `/menus/side/order`. */
  const show = useCallback((pointer: string) => code !== undefined && choose(spotAt(code, pointer)), [choose, code])
  usePlaceMessage(frame, show)

  const shown = file?.state.code === name?.code && file?.state.key === name?.key ? file : undefined
  return (
    <Layout data-part={part}>
      <StudioHeader overview={overview} failure={failure} part={part} onPart={setPart} />
      <Editor aria-label="Form">
        <FileList
          folders={overview?.folders ?? []}
          current={name}
          onChoose={(next) => choose({ name: next, place: `/${next.key}` })}
        />
        {shown && overview ? (
          <EditorPane
            key={`${shown.state.code}/${shown.state.key}`}
            client={client}
            file={shown}
            overview={overview}
            target={target}
            onEdit={edit}
            onAct={(action) => void act(action)}
            onShow={show}
            onPlace={(pointer) => setFocused(`/${shown.state.key}${pointer}`)}
          />
        ) : (
          <Note role="status">Reading…</Note>
        )}
      </Editor>
      <Preview frame={frame} start={asked.get('page') ?? '/'} />
      <PlaceBar client={client} code={name?.code ?? ''} pointer={focused ?? place} version={file?.state} />
    </Layout>
  )
}

function startOf(overview: Overview | undefined): StudioSelection | undefined {
  return overview && spotAt(overview.code, asked.get('place') ?? '/site')
}

const Layout = styled.main`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(24rem, 5fr) minmax(0, 7fr);
  grid-template-areas: 'header page' 'form page' 'place place';
  block-size: 100dvh;

  & > :nth-child(3) {
    grid-area: page;
    border-inline-start: 1px solid var(--tool-line);
  }

  & > footer {
    grid-area: place;
  }

  @media (max-width: 1099px) {
    grid-template: auto minmax(0, 4fr) minmax(0, 5fr) auto / minmax(0, 1fr);
    grid-template-areas: 'header' 'page' 'form' 'place';

    & > :nth-child(3) {
      border-inline-start: 0;
    }
  }

  /* On a phone one at a time; what is hidden keeps its size. */
  @media (max-width: 699px) {
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: 'header' 'part' 'place';

    & > :nth-child(2),
    & > :nth-child(3) {
      grid-area: part;
    }

    &[data-part='form'] > :nth-child(3),
    &[data-part='page'] > :nth-child(2) {
      visibility: hidden;
    }
  }
`

const Editor = styled.section`
  grid-area: form;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
  min-inline-size: 0;
`
