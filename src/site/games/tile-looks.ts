import { css } from 'styled-components'
import type { GameTiles } from '@/contract/generated/merchant-types'

export const pictureRatio = { portrait: 3 / 4, square: 1, wide: 8 / 5 } as const satisfies Record<
  GameTiles['shape'],
  number
>

/** Height of the caption below a picture, in rem: one line for the vendor, two for a name. */
export const captionSize = { below: 3.5, over: 0, strip: 2.75, none: 0 } as const satisfies Record<
  GameTiles['name'],
  number
>

export const captionRem = ({ name }: GameTiles) => captionSize[name]

/** A tile's height for its width, both in pixels. */
export function tileHeight(tiles: GameTiles): (width: number, rem: number) => number {
  return (width, rem) => Math.round(width / pictureRatio[tiles.shape] + captionSize[tiles.name] * rem)
}

/** Columns of tiles, by the width of the nearest container. Text of twice the size gets fewer columns. */
export const tileColumns = ({ phone, tablet, desktop, wide }: GameTiles['columns']) => css`
  --columns: ${phone};
  gap: clamp(0.5rem, 1.2cqi, 1rem);

  @container (inline-size < 15rem) {
    --columns: ${Math.min(phone, 2)};
  }
  @container (inline-size > 37.5rem) {
    --columns: ${tablet};
  }
  @container (inline-size > 56rem) {
    --columns: ${desktop};
  }
  @container (inline-size > 88rem) {
    --columns: ${wide};
  }
`
