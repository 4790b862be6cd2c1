import '@/site/ui/icons/later-icons'
import { useDeferredValue } from 'react'
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

/** The winners below the block's heading. */
export function Winners({ count, look, all }: WinnerBoardProps) {
  const t = useText()
  const { data: read } = useWinnerBoard()
  // Rendered in pieces, between which the browser can paint and respond to input.
  const data = useDeferredValue(read)
  const wins = data && largestWins(data, count)
  return (
    <>
      <Wins wins={wins} count={count} look={look} />
      {all !== undefined && <All action={{ action: 'navigate', to: all, query: {} }}>{t('winner-board.all')}</All>}
    </>
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
    <List aria-busy={wins === undefined}>
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
