import { memo } from 'react'
import type { GameCard } from '@/site/gateway/games/games'
import type { GameTiles } from '@/contract/generated/merchant-types'
import { GameBadge } from './game-badge'
import { PictureAt } from './game-picture'
import { GameStar } from './game-star'
import { unavailableReason } from './game-state'
import { useGames } from './games-context'
import { Caption, Corner, Open, Place, Tile, Vendor } from './tile-parts'

interface GameTileProps {
  readonly game: GameCard
  readonly tiles: GameTiles
  /** The tile spans two columns. */
  readonly isWide?: boolean
  /** tabIndex of its controls, in a list with a roving tabindex. */
  readonly tabIndex?: 0 | -1
}

/** A game's tile in lists: picture, name, star, and one badge at most. A press anywhere except on the star opens it. */
export const GameTile = memo(function GameTile({ game, tiles, isWide = false, tabIndex }: GameTileProps) {
  const { open, prepare, vendorName, pictureAddress, isMarked } = useGames()
  return (
    <Tile
      data-name={tiles.name}
      data-effect={tiles.effect}
      data-closed={unavailableReason(game)}
      data-marked={isMarked(game)}
      data-wide={isWide || undefined}
      data-cut={isWide || tiles.shape === 'wide' || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Place>
        <PictureAt address={pictureAddress(game.image)} title={game.title} />
      </Place>
      <Caption>
        <Open type="button" data-open="" dir="auto" tabIndex={tabIndex} onClick={() => open(game)}>
          {game.title}
        </Open>
        {tiles.name === 'below' && <Vendor>{vendorName(game.vassalage)}</Vendor>}
      </Caption>
      <Corner>
        <GameBadge game={game} />
        <GameStar game={game} tabIndex={tabIndex} />
      </Corner>
    </Tile>
  )
})
