import { Suspense } from 'react'
import { useTiles } from '@/site/games/use-tiles'
import { GamesScope } from '@/site/games/games-scope'
import type { GameLanesProps } from '@/contract/generated/merchant-types'
import { GameLane } from './game-lane'
import { LaneStack } from './lane-parts'
import { MatchesWaiting } from './matches-waiting'
import { VendorLanes } from './vendor-lanes'
import { lazyPart } from '@/site/ui/loading/lazy-part'

/** Most brands have none. */
const MatchLane = lazyPart('match-lane', () => import('./match-lane').then((part) => part.MatchLane))

/** Lanes of games or of vendors, each a row that can be swiped (2 §2). */
export function AllLanes({ lanes, gameType, tiles: own }: GameLanesProps) {
  const tiles = useTiles(own)
  const ofKind = gameType === undefined ? {} : { gameType }
  return (
    <GamesScope>
      <LaneStack>
        {lanes.map((show) =>
          show === 'matches' ? (
            <Suspense key={show} fallback={<MatchesWaiting />}>
              <MatchLane gameType={gameType ?? 'SPORTS'} />
            </Suspense>
          ) : show === 'vendors' || show === 'hotVendors' ? (
            <VendorLanes key={show} {...ofKind} show={show} tiles={tiles} />
          ) : (
            <GameLane key={show} {...ofKind} show={show} tiles={tiles} />
          ),
        )}
      </LaneStack>
    </GamesScope>
  )
}
