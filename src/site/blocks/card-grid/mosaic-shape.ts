export type MosaicShape = 'feature' | 'tall' | 'wide' | 'small'

/** Cells in a row of the mosaic on wide screens. The feature takes two by two of them. */
export const mosaicColumns = 4

/**
 * How much room a card of the mosaic takes, so that no cell stays empty whatever the number of cards:
 * the first is the feature, and the next ones are twice as wide until the rest comes out even.
 */
export function mosaicShape(index: number, count: number): MosaicShape {
  if (index === 0) return 'feature'
  if (count === 2) return 'tall'
  const others = count - 1
  const spare = (mosaicColumns - (others % mosaicColumns)) % mosaicColumns
  return index <= spare ? 'wide' : 'small'
}
