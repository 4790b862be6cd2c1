import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { pagesBySight, type EndlessList } from '@/site/gateway/use-endless-list'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Spinner } from '@/site/ui/loading/spinner'

type End = Pick<EndlessList<unknown, unknown>, 'next' | 'pages' | 'error' | 'isReading' | 'endRef' | 'readOn' | 'retry'>

/** Stands after the last item of an endless list: more is on its way, can be asked for, or did not come. */
export function ListEnd({ next, pages, error, isReading, endRef, readOn, retry }: End) {
  const t = useText()
  const errorText = useErrorText()
  useReaderStays(next === 'reading')
  const isPressed = next === 'byPress' || (next === 'reading' && pages > pagesBySight)
  return (
    <>
      <Seen ref={endRef} aria-hidden />
      {next !== 'none' && (
        <Place>
          {isPressed && (
            <Button busy={next === 'reading'} onClick={readOn}>
              {t('list.more')}
            </Button>
          )}
          {!isPressed && next !== 'failed' && <Spinner />}
          {next === 'failed' && error !== undefined && (
            <FailedNotice text={errorText(error)} busy={isReading} onRetry={retry} />
          )}
        </Place>
      )}
    </>
  )
}

/**
 * While more is on its way, the browser holds nothing in its place: it would hold the footer, and a reader who has it
 * in sight would be carried past all that came.
 */
function useReaderStays(isReading: boolean): void {
  useEffect(() => {
    if (!isReading) return
    const { style } = document.body
    style.setProperty('overflow-anchor', 'none')
    // What came is laid out by then.
    return () => void requestAnimationFrame(() => style.removeProperty('overflow-anchor'))
  }, [isReading])
}

/** Lies in the list's last line, so that a page that just fills the window is seen to end there. */
const Seen = styled.div`
  block-size: 1px;
  margin-block-start: -1px;
`

const Place = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 5rem;
  padding-block: var(--space-4);
`
