import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { pathOf, pointerOf } from '@/forms/schema-form/form-model'
import { EditorPane } from './editor-pane'
import { FileList } from './file-list'
import { isPlaceMessage } from './place-message'
import { PlaceBar } from './place-bar'
import { Preview } from './preview'
import { Note } from './studio-styles'
import type { FileName, Overview } from './studio-api'
import type { StudioClient } from './studio-client'
import { useStudioFile } from './use-studio-file'

/** What is shown: a file, a place in its form, and the same place in the resolved merchant. */
interface Spot {
  readonly name: FileName
  readonly target?: { readonly pointer: string }
  readonly place: string
}

const nowhere: Partial<Spot> = {}

const asked = new URLSearchParams(location.search)

/** The studio: a form for the merchant's files beside the live page. */
export function Studio({ client }: { readonly client: StudioClient }) {
  const [chosen, setChosen] = useState<Spot>()
  const [focused, setFocused] = useState<string>()
  const frame = useRef<HTMLIFrameElement>(null)
  const { overview, file, failure, edit, act } = useStudioFile(client, (known) => (chosen ?? startOf(known))?.name)
  const code = overview?.code
  const start = useMemo(() => (code === undefined ? undefined : spotAt(code, asked.get('place') ?? '/site')), [code])
  const { name, target, place } = chosen ?? start ?? nowhere

  /** Opens the form at a place of the resolved merchant, such as `/menus/side/order`. */
  const show = useCallback(
    (pointer: string) => {
      if (code === undefined) return
      setChosen(spotAt(code, pointer))
      setFocused(undefined)
    },
    [code],
  )
  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      if (origin === location.origin && source === frame.current?.contentWindow && isPlaceMessage(data))
        show(data.pointer)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [show])

  const shown = file?.state.code === name?.code && file?.state.key === name?.key ? file : undefined
  return (
    <Layout>
      <Header>
        <h1>{overview?.name ?? 'Studio'}</h1>
        <select
          aria-label="Brand"
          value={code ?? ''}
          onChange={({ currentTarget }) => {
            const brand = overview?.brands.find((each) => each.code === currentTarget.value)
            if (brand) location.assign(`//${brand.host}:${location.port}/__studio`)
          }}
        >
          {overview?.brands.map((brand) => (
            <option key={brand.code} value={brand.code}>
              {brand.code}
            </option>
          ))}
        </select>
        <span role="status">{failure !== undefined && <Note $tone="error">{failure}</Note>}</span>
      </Header>
      <Editor aria-label="Form">
        <FileList
          folders={overview?.folders ?? []}
          current={name}
          onChoose={(next) => {
            setChosen({ name: next, place: `/${next.key}` })
            setFocused(undefined)
          }}
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

function startOf(overview: Overview | undefined): Spot | undefined {
  return overview && spotAt(overview.code, asked.get('place') ?? '/site')
}

function spotAt(code: string, pointer: string): Spot {
  const [first = '', second = '', ...rest] = pathOf(pointer)
  const isText = first === 'locales'
  const target = { pointer: pointerOf(isText || second === '' ? rest : [second, ...rest]) }
  return { name: { code, key: isText ? `locales/${second}` : first }, target, place: pointer }
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
    grid-template: auto minmax(0, 1fr) minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: 'header' 'page' 'form' 'place';

    & > :nth-child(3) {
      border-inline-start: 0;
    }
  }
`

const Header = styled.header`
  grid-area: header;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.5rem 0.75rem;
  background: var(--tool-surface);

  & > select {
    min-block-size: 2.25rem;
    color: var(--tool-text);
    background: var(--tool-field);
    border: 1px solid var(--tool-line-strong);
    border-radius: 0.375rem;
  }
`

const Editor = styled.section`
  grid-area: form;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
  min-inline-size: 0;
`
