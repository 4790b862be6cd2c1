import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { MatchCard, oddsInterval } from '@/site/games/match-card'
import { useErrorText } from '@/site/gateway/error-text'
import { gameId, useGamePage } from '@/site/gateway/games/games'
import { webChannel } from '@/site/gateway/games/lobby-request'
import type { GameLanesProps } from '@/contract/generated/merchant-types'
import { useLanguage, useText } from '@/site/i18n/language'
import { lobbyPath } from '@/site/merchant/pages/lobby-pages'
import { useWholeSite } from '@/site/merchant/site-context'
import { drawnInView } from './game-shelf'
import { Lane, LaneFailed } from './lane-parts'
import { matchHeight, MatchesWaiting } from './matches-waiting'

/** Maximum number of matches in the lane. */
const laneSize = 12

/** Cards side by side: a match is as wide as two tiles. */
const tiles = { columns: { phone: 1, tablet: 2, desktop: 3, wide: 4 } }

interface MatchLaneProps {
  readonly gameType: NonNullable<GameLanesProps['gameType']>
}

/**
 * The next matches, as the vendors' games announce them, in a lane. Its odds are read again while the page is shown;
 * where a match has begun, the next one takes its place.
 */
export function MatchLane({ gameType }: MatchLaneProps) {
  const t = useText()
  const errorText = useErrorText()
  const { language } = useLanguage()
  const { routes, site } = useWholeSite()
  const {
    data: read,
    error,
    isValidating,
    mutate,
  } = useGamePage(
    {
      ...webChannel,
      merchant: site.code,
      ...{ gameType, language, sort: 'hot', pageNo: 1, pageSize: laneSize },
    },
    { refreshInterval: oddsInterval },
  )
  // Rendered in pieces, as the lanes of games.
  const data = useDeferredValue(read)
  const title = t('game-lanes.matches')
  if (data === undefined) {
    if (error === undefined) return <MatchesWaiting />
    const retry = () => void mutate().catch(() => undefined)
    return <LaneFailed title={title} text={errorText(error)} busy={isValidating} onRetry={retry} />
  }
  const games = data.games.flatMap((game) => (game.match === undefined ? [] : [{ game, match: game.match }]))
  if (games.length === 0) return null
  const path = lobbyPath(routes, gameType)
  const more = path && ({ action: 'navigate', to: path, query: { page: 'all' } } as const)
  return (
    <Lane title={title} more={more || undefined} tiles={tiles}>
      {games.map((shown) => (
        <Item key={gameId(shown.game)}>
          <MatchCard {...shown} />
        </Item>
      ))}
    </Lane>
  )
}

const Item = styled.li`
  ${matchHeight}
  ${drawnInView}

  > button {
    block-size: 100%;
    padding-inline: var(--space-2);
    align-content: space-between;
    border: var(--card-border);
    border-radius: min(var(--radius-card), 1rem);
  }

  /* On a phone names take what odds of two digits leave. */
  b {
    min-inline-size: 3.5em;
    padding-inline: 0.3em;
  }
`
