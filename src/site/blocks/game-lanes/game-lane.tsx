import { useDeferredValue } from 'react'
import { GameTile } from '@/site/games/game-tile'
import { useErrorText } from '@/site/gateway/error-text'
import { gameId } from '@/site/gateway/games/games'
import type { GameTiles } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { lobbyPath } from '@/site/merchant/pages/lobby-pages'
import { useWholeSite } from '@/site/merchant/site-context'
import { Lane, LaneFailed, LaneItem, LaneWaiting } from './lane-parts'
import { useLaneGames, type LaneAsked } from './use-lane-games'

/** A lane of games. Hidden if it is empty; one that failed to load keeps its title, and says so. */
export function GameLane({ tiles, ...asked }: LaneAsked & { readonly tiles: GameTiles }) {
  const t = useText()
  const { routes } = useWholeSite()
  const errorText = useErrorText()
  const { games: read, isComing, error, isReading, retry } = useLaneGames(asked)
  // Rendered in pieces, between which the browser can paint and respond to input: a dozen tiles take a phone a tenth of
  // a second.
  const games = useDeferredValue(read)
  if (games === undefined && error !== undefined) {
    return <LaneFailed title={t(`game-lanes.${asked.show}`)} text={errorText(error)} busy={isReading} onRetry={retry} />
  }
  if (games === undefined) return isComing ? <LaneWaiting tiles={tiles} /> : null
  if (games.length === 0) return null
  const { show, gameType } = asked
  const path = lobbyPath(routes, gameType ?? 'RNG')
  const more = path && ({ action: 'navigate', to: path, query: { page: 'all', list: show } } as const)
  return (
    <Lane title={t(`game-lanes.${show}`)} more={more || undefined} tiles={tiles}>
      {games.map((game) => (
        <LaneItem key={gameId(game)} tiles={tiles} isGame>
          <GameTile game={game} tiles={tiles} />
        </LaneItem>
      ))}
    </Lane>
  )
}
