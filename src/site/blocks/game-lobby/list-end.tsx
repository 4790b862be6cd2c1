import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { autoLoadedPages, type EndlessList } from '@/site/gateway/use-endless-list'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Spinner } from '@/site/ui/loading/spinner'
import { useFlungOn } from './use-flung-on'

interface ListEndProps extends Pick<
  EndlessList<unknown, unknown>,
  'next' | 'pages' | 'error' | 'isReading' | 'endRef' | 'readOn' | 'retry'
> {
  /** Placeholders of what the next page brings; without them a spinner. */
  readonly places?: ReactNode
  /** What was read last is still being drawn. */
  readonly isDrawing?: boolean
}

/** The end of an infinite list: placeholders of the next page, a button that loads more, or an error with a retry. */
export function ListEnd(props: ListEndProps) {
  const { next, pages, error, isReading, endRef, readOn, retry, places, isDrawing = false } = props
  const t = useText()
  const errorText = useErrorText()
  const place = useRef<HTMLDivElement>(null)
  /** The number of pages when a press asked for more. */
  const [pressedAt, setPressedAt] = useState<number>()
  useReaderStays(next === 'reading' || isDrawing)
  useFlungOn(place, next === 'bySight' || next === 'byPress', readOn)
  const isPressed = next === 'byPress' || (next === 'reading' && pages > autoLoadedPages && pressedAt === pages - 1)
  const reads = next === 'bySight' || (next === 'reading' && !isPressed)
  const press = () => {
    setPressedAt(pages)
    readOn()
  }
  return (
    <>
      <Seen ref={endRef} aria-hidden data-reads={reads || undefined} />
      {next !== 'none' && (
        <Place ref={place} data-reads={reads || undefined}>
          {isPressed && (
            <Button busy={next === 'reading'} onClick={press}>
              {t('list.more')}
            </Button>
          )}
          {reads && (places ?? <Spinner />)}
          {next === 'failed' && error !== undefined && (
            <FailedNotice text={errorText(error)} busy={isReading} onRetry={retry} />
          )}
        </Place>
      )}
    </>
  )
}

/**
 * Turns scroll anchoring off while more items load and are drawn: the browser would anchor the footer, and a reader who can see it
 * would be carried past all the new items.
 */
function useReaderStays(isComing: boolean): void {
  useEffect(() => {
    if (!isComing) return
    const { style } = document.body
    style.setProperty('overflow-anchor', 'none')
    // The new items have been laid out by then.
    return () => void requestAnimationFrame(() => style.removeProperty('overflow-anchor'))
  }, [isComing])
}

/** Overlaps the last line of the list, so that the end of a page that just fills the window counts as visible. */
const Seen = styled.div`
  block-size: 1px;
  margin-block-start: -1px;
  pointer-events: none;

  /* Whoever has flung past it has seen it. */
  &[data-reads] {
    block-size: 120vh;
    margin-block-end: -120vh;
  }
`

const Place = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 5rem;
  padding-block: var(--space-4);

  /* Room for what comes: whoever flings through the list stops there, and not at the foot of the page. */
  &[data-reads] {
    place-items: start center;
    grid-template-columns: minmax(0, 1fr);
    justify-items: stretch;
    min-block-size: 120vh;
  }
`
