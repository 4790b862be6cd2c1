import { memo } from 'react'
import type { GameCard } from '@/gateway/games'
import type { GameTiles } from '@/generated/merchant-types'
import { GameBadge } from './game-badge'
import { GamePicture } from './game-picture'
import { GameStar } from './game-star'
import { obstacleOf } from './game-state'
import { useGames } from './games-context'
import { Caption, Corner, Open, Place, Tile, Vendor } from './tile-parts'

interface GameTileProps {
  readonly game: GameCard
  readonly tiles: GameTiles
  /** It takes two places. */
  readonly isWide?: boolean
}

/** A game as lists show it: picture, name, star, and one badge at most. A press anywhere but on the star opens it. */
export const GameTile = memo(function GameTile({ game, tiles, isWide = false }: GameTileProps) {
  const { open, prepare, vendorName } = useGames()
  return (
    <Tile
      $tiles={tiles}
      data-closed={obstacleOf(game)}
      data-wide={isWide || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Place $tiles={tiles}>
        <GamePicture game={game} />
      </Place>
      <Caption $name={tiles.name}>
        <Open type="button" data-open="" onClick={() => open(game)}>
          {game.title}
        </Open>
        {tiles.name === 'below' && <Vendor>{vendorName(game.vassalage)}</Vendor>}
      </Caption>
      <Corner>
        <GameBadge game={game} />
        <GameStar game={game} />
      </Corner>
    </Tile>
  )
})
