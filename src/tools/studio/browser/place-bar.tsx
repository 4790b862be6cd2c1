import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { ToolButton } from './studio-styles'
import type { Origin, Place } from '@/tools/studio/studio-api'
import type { StudioClient } from './studio-client'

interface PlaceBarProps {
  readonly client: StudioClient
  readonly code: string
  /** In the resolved merchant: `/menus/side/order`. */
  readonly pointer: string | undefined
  /** Changes whenever the files do. */
  readonly version: unknown
}

/** The source of the focused field: file, line and column, with a link to open it in an editor. */
export function PlaceBar({ client, code, pointer, version }: PlaceBarProps) {
  const [origin, setOrigin] = useState<Origin>()
  useEffect(() => {
    if (pointer === undefined) return
    let isWanted = true
    client.origin(code, pointer).then(
      (found) => isWanted && setOrigin(found),
      // An error only clears the bar: the next place sends a new request, and edits report what is wrong.
      () => isWanted && setOrigin(undefined),
    )
    return () => {
      isWanted = false
    }
  }, [client, code, pointer, version])

  if (origin === undefined) return <Bar>Alt-click anything on the page to see where it is written.</Bar>
  const { place, overridden } = origin
  return (
    <Bar aria-label="Where it is written">
      <code>{origin.pointer}</code>
      {place === undefined ? <span>a default: no file says it</span> : <WrittenAt place={place} />}
      {overridden.map((each) => (
        <span key={each.open}>
          over <WrittenAt place={each} />
        </span>
      ))}
    </Bar>
  )
}

interface WrittenAtProps {
  readonly place: Place
  readonly shown?: string
}

/** A source location that a click opens in the editor on this machine. */
export function WrittenAt({ place, shown = `${place.file}:${place.line}:${place.column}` }: WrittenAtProps) {
  return (
    <ToolButton
      type="button"
      title="Open in the editor"
      onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(place.open)}`)}
    >
      {shown}
    </ToolButton>
  )
}

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-block-size: 2.5rem;
  padding: 0.25rem 0.75rem;
  font-size: 0.8125rem;
  color: var(--tool-muted);
  border-block-start: 1px solid var(--tool-line);
  background: var(--tool-surface);
  overflow-wrap: anywhere;
`
