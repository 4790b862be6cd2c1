import { Suspense, useId } from 'react'
import { styled } from 'styled-components'
import type { WinnerBoardProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useNearView } from '@/site/ui/view/use-near-view'

/** Lazy-loaded: the winners depend on the server's answer, so no prerendered page contains them or their texts. */
const Winners = lazyPart('winners', () => import('./winners').then((part) => part.Winners))

/** Recent winners, the largest win first (2 §7). Loaded when they are about to scroll into view. */
export function WinnerBoard(props: WinnerBoardProps) {
  const t = useText()
  const titleId = useId()
  const [place, isNear] = useNearView()
  const waiting = (
    <Waiting>
      <Skeleton lines={props.look === 'band' ? 2 : props.count} />
    </Waiting>
  )
  return (
    <Frame ref={place} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(props.title)}</h2>
      {isNear ? (
        <Suspense fallback={waiting}>
          <Winners {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </Frame>
  )
}

const Waiting = styled.div`
  grid-column: 1 / -1;
`

const Frame = styled.section`
  display: grid;
  grid-template: 'title stop' auto / minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
  padding-inline: var(--page-edge);

  /* Where it is the page. */
  main > &:first-child,
  main > .visually-hidden:first-child + & {
    padding-block-start: var(--space-5);
  }

  > h2 {
    grid-area: title;
  }
`
