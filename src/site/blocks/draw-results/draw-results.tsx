import '@/site/ui/icons/later-icons'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useLotteryOf } from '@/site/games/lottery/use-lottery-of'
import { prizeModes, usePrizeMode } from '@/site/games/lottery/use-prize-mode'
import { useErrorText } from '@/site/gateway/error-text'
import { useLotteryLobby, useOpenedNumbers } from '@/site/gateway/games/lottery'
import type { DrawResultsProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useLocation, useNavigate, useQuery } from '@/site/merchant/pages/navigation'
import { hasLotteries } from '@/site/merchant/pages/lobby-pages'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Select } from '@/site/ui/inputs/select'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { DrawnResult, DrawZone } from './drawn-result'

/** Draw results, the latest first (2 §3): of all lotteries, or of the one that the URL names. */
export function DrawResults({ title, size, choice, prizeMode: fixed, balls }: DrawResultsProps) {
  const t = useText()
  const errorText = useErrorText()
  const [drawn, betOn] = [useQuery('drawn'), useQuery('gameCode')]
  const kept = usePrizeMode(fixed)
  const { menus, error: menusError, lottery, prizeMode } = useLotteryOf(betOn, kept, fixed ? [] : prizeModes)
  const lotteries = menus?.flatMap(({ gameMenus }) => gameMenus) ?? []
  const chosen = choice ? lotteries.find(({ gameCode }) => gameCode === drawn)?.gameCode : undefined
  const { data, error, isValidating, mutate } = useOpenedNumbers(prizeMode, chosen)
  const [shown, setShown] = useState(size)
  // While the URL opens a lottery for betting, the results are already in its frame, and the lobby is not asked for.
  const areMenusComing = menus === undefined && menusError === undefined
  const isBetting = betOn !== undefined && (areMenusComing || lottery !== undefined)
  const isLobbyComing = useReadAfterDraws(isBetting ? undefined : prizeMode, () => void mutate())
  const setQuery = useSetQuery()
  const { categories } = useSite()

  if (isBetting) return null
  // What stands above is about to change its height: until then these are no elements that it would move.
  if ((areMenusComing || isLobbyComing) && hasLotteries(categories)) return <Coming lines={size} />
  return (
    <Frame>
      <Head>
        <h2>{t(title)}</h2>
        {choice && lotteries.length > 1 && (
          <Select
            label={t('draw-results.choose')}
            value={chosen ?? ''}
            options={[
              { value: '', label: t('draw-results.all') },
              ...lotteries.map(({ gameCode, title: label }) => ({ value: gameCode, label })),
            ]}
            onSelect={(code) => setQuery('drawn', code)}
          />
        )}
      </Head>
      {data?.length === 0 || (data === undefined && !hasLotteries(categories)) ? (
        // A brand without lotteries has no results to wait for.
        <EmptyState icon="ticket" text={t('draw-results.none')} />
      ) : data === undefined ? (
        error === undefined ? (
          <Skeleton lines={size} />
        ) : (
          <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
        )
      ) : (
        <>
          <DrawZone at={data[0]?.drawnAt ?? ''} />
          <List>
            {data.slice(0, shown).map((draw) => (
              <li key={`${draw.gameCode} ${draw.issue}`}>
                <DrawnResult draw={draw} balls={balls} />
              </li>
            ))}
          </List>
        </>
      )}
      {data !== undefined && data.length > shown && (
        <More>
          <Button onClick={() => setShown(shown + size)}>{t('draw-results.more')}</Button>
        </More>
      )}
    </Frame>
  )
}

/** Revalidates the results when the lobby reports a new draw. Returns whether the lobby has yet to arrive. */
function useReadAfterDraws(prizeMode: Parameters<typeof useLotteryLobby>[0], read: () => void): boolean {
  const { data, error } = useLotteryLobby(prizeMode)
  const last = data?.draws.map(({ last: { gameCode, issue } }) => `${gameCode} ${issue}`).join()
  const [known, setKnown] = useState<string>()
  const readAgain = useEffectEvent(read)
  if (last !== undefined && known === undefined) setKnown(last)
  useEffect(() => {
    if (known !== undefined && last !== known) readAgain()
  }, [known, last])
  return data === undefined && error === undefined
}

function useSetQuery(): (name: string, value: string) => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (name, value) => {
    const query = new URLSearchParams(search)
    if (value === '') query.delete(name)
    else query.set(name, value)
    navigate(`${pathname}${query.size === 0 ? '' : `?${query}`}`, { replace: true })
  }
}

function Coming({ lines }: { lines: number }) {
  return (
    <Room>
      <Skeleton lines={lines} />
    </Room>
  )
}

/** Higher than any screen, so that what ends the page stays below it. */
const Room = styled.div`
  min-block-size: 100vh;
`

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-start: var(--space-5);
  padding-inline: var(--page-edge);
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: clamp(0.5rem, var(--space-3), 1rem);
  padding: 0;
  margin: 0;
  list-style: none;
`

const More = styled.div`
  display: grid;
  justify-items: center;
`
