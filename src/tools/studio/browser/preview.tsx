import { useEffect, useRef, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { ToolButton } from './studio-styles'

/** Widths of the preview, in CSS pixels. */
const screens = { phone: 390, tablet: 768, desktop: 1440 } as const

type Screen = keyof typeof screens

interface PreviewProps {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Address of the first page. */
  readonly start: string
}

/** The live page at the width of a phone, a tablet or a desktop, scaled to the available space. */
export function Preview({ frame, start }: PreviewProps) {
  const [screen, setScreen] = useState<Screen>('phone')
  const [path, setPath] = useState(start)
  const room = useRef<HTMLDivElement>(null)
  const width = screens[screen]
  const size = useSize(room)
  const scale = size === undefined ? 1 : Math.min(1, size.width / width)
  return (
    <Pane aria-label="Page">
      <Bar>
        <div role="group" aria-label="Width of the page">
          {(Object.keys(screens) as Screen[]).map((name) => (
            <ToolButton key={name} type="button" aria-pressed={name === screen} onClick={() => setScreen(name)}>
              {name} <small>{screens[name]}</small>
            </ToolButton>
          ))}
        </div>
        <Path>{path}</Path>
        <small>{Math.round(scale * 100)} %</small>
        <a href={path} target="_blank" rel="noreferrer">
          Open the page
        </a>
      </Bar>
      <Room ref={room}>
        <Holder style={{ inlineSize: `${width * scale}px` }}>
          <Page
            ref={frame}
            src={start}
            title="Live page"
            style={{
              inlineSize: `${width}px`,
              blockSize: `${(size?.height ?? 0) / scale}px`,
              transform: `scale(${scale})`,
            }}
            onLoad={({ currentTarget }) => followPage(currentTarget.contentWindow, setPath)}
          />
        </Holder>
      </Room>
    </Pane>
  )
}

/** Reports the address of the page, now and after each client-side navigation. */
function followPage(page: Window | null, onAddress: (address: string) => void): void {
  if (page === null) return
  const tell = () => onAddress(page.location.pathname + page.location.search + page.location.hash)
  tell()
  // Browsers before 2026 may lack it: they show the address that was loaded.
  if ('navigation' in page) page.navigation.addEventListener('currententrychange', tell)
}

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-inline-size: 0;
  min-block-size: 0;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.5rem 0.75rem;
  border-block-end: 1px solid var(--tool-line);
  background: var(--tool-surface);

  & > div {
    display: flex;
    gap: 0.25rem;
  }
`

const Path = styled.code`
  flex: 1;
  min-inline-size: 3rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Room = styled.div`
  min-block-size: 0;
  margin: 0.75rem;
  overflow: hidden;
`

const Holder = styled.div`
  margin-inline: auto;
  overflow: hidden;
  block-size: 100%;
  border-radius: 0.75rem;
  box-shadow:
    0 0 0 1px var(--tool-line),
    0 0.75rem 2rem rgb(0 0 0 / 18%);
`

const Page = styled.iframe`
  display: block;
  border: 0;
  background: var(--tool-surface);
  transform-origin: 0 0;
`
