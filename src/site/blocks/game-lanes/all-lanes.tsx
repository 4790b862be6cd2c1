import { useTiles } from '@/site/games/use-tiles'
import { GamesScope } from '@/site/games/games-scope'
import type { GameLanesProps } from '@/contract/generated/merchant-types'
import { GameLane } from './game-lane'
import { LaneStack } from './lane-parts'
import { VendorLanes } from './vendor-lanes'

/** Lanes of games or of vendors, each a row that can be swiped (2 §2). */
export function AllLanes({ lanes, gameType, tiles: own }: GameLanesProps) {
  const tiles = useTiles(own)
  const ofKind = gameType === undefined ? {} : { gameType }
  return (
    <GamesScope>
      <LaneStack>
        {lanes.map((show) =>
          show === 'vendors' || show === 'hotVendors' ? (
            <VendorLanes key={show} {...ofKind} show={show} tiles={tiles} />
          ) : (
            <GameLane key={show} {...ofKind} show={show} tiles={tiles} />
          ),
        )}
      </LaneStack>
    </GamesScope>
  )
}
