import { expect, test } from 'vitest'
import { mosaicColumns, mosaicShape, type MosaicShape } from './mosaic-shape'

const cells: Record<MosaicShape, number> = { feature: 4, tall: 4, wide: 2, small: 1 }

const shapes = (count: number) => Array.from({ length: count }, (_, index) => mosaicShape(index, count))

test('the first card is the large one', () => {
  expect(shapes(5)).toEqual(['feature', 'small', 'small', 'small', 'small'])
})

test('two cards share the width', () => {
  expect(shapes(2)).toEqual(['feature', 'tall'])
})

test('no cell stays empty from two cards to forty', () => {
  for (let count = 2; count <= 40; count += 1) {
    const used = shapes(count).reduce((sum, shape) => sum + cells[shape], 0)
    expect(used % mosaicColumns, `${count} cards`).toBe(0)
  }
})
