export type MosaicShape = 'feature' | 'tall' | 'wide' | 'small'

/** Columns of the mosaic on wide screens. The feature card spans two columns and two rows. */
export const mosaicColumns = 4

/**
 * Size of a card in the mosaic, so that no cell stays empty whatever the number of cards: the first card is the
 * feature, and the following ones are twice as wide until the remaining cards fill their rows.
 */
export function mosaicShape(index: number, count: number): MosaicShape {
  if (index === 0) return 'feature'
  if (count === 2) return 'tall'
  const others = count - 1
  const spare = (mosaicColumns - (others % mosaicColumns)) % mosaicColumns
  return index <= spare ? 'wide' : 'small'
}
