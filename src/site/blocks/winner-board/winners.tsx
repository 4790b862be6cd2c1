import '@/site/ui/icons/later-icons'
import { useDeferredValue, useId } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { useErrorText } from '@/site/gateway/error-text'
import { useWinnerBoard } from '@/site/gateway/games/winner-board'
import type { WinnerBoardProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { largestWins, type ShownWin } from './largest-wins'
import { WinnerBand } from './winner-band'
import { pictureSize, WinnerCard } from './winner-card'

/** Recent winners, the largest win first (2 §7). */
export function Winners({ title, count, look, all }: WinnerBoardProps) {
  const t = useText()
  const titleId = useId()
  const { data: read, error } = useWinnerBoard()
  // Rendered in pieces, between which the browser can paint and respond to input.
  const data = useDeferredValue(read)
  const wins = data && largestWins(data, count)
  return (
    <Frame aria-labelledby={titleId} aria-busy={wins === undefined && error === undefined}>
      <h2 id={titleId}>{t(title)}</h2>
      <Wins wins={wins} count={count} look={look} />
      {all !== undefined && <All action={{ action: 'navigate', to: all, query: {} }}>{t('winner-board.all')}</All>}
    </Frame>
  )
}

type WinsProps = Pick<WinnerBoardProps, 'count' | 'look'> & { readonly wins: readonly ShownWin[] | undefined }

function Wins({ wins, count, look }: WinsProps) {
  const t = useText()
  const errorText = useErrorText()
  const { error, isValidating, mutate } = useWinnerBoard()
  if (wins?.length === 0)
    return (
      <Root>
        <EmptyState icon="star" text={t('winner-board.empty')} />
      </Root>
    )
  if (wins !== undefined && look === 'band') return <WinnerBand wins={wins} />
  if (wins === undefined && error !== undefined)
    return (
      <Root>
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      </Root>
    )
  return (
    <List>
      {wins === undefined
        ? Array.from({ length: look === 'band' ? 1 : count }, (_, place) => (
            <li key={place}>
              <Waiting aria-hidden />
            </li>
          ))
        : wins.map((win, place) => (
            <li key={place}>
              <WinnerCard win={win} />
            </li>
          ))}
    </List>
  )
}

const All = styled(ActionTarget)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: 44px;
  grid-column: 1 / -1;
  color: inherit;
`

const Frame = styled.section`
  display: grid;
  grid-template: 'title stop' auto / minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
  padding-inline: var(--page-edge);

  /* Where it is the page. */
  main > :first-child > &,
  main > .visually-hidden:first-child + div > & {
    padding-block-start: var(--space-5);
  }

  > h2 {
    grid-area: title;
  }
`

const Root = styled.div`
  grid-column: 1 / -1;
`

const List = styled.ol`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fill, minmax(min(20em, 100%), 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  > li {
    container-type: inline-size;
  }
`

/** As high as a card. */
const Waiting = styled(SkeletonBar)`
  block-size: calc(${pictureSize} + var(--space-2) * 2 + 2px);
`
