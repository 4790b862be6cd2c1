import { expect, it } from 'vitest'
import { drawProductImage, drawVendor } from './draw-vendor'

it('has a product image of each vendor in five colours, of which only COLOR is its own (2 §9)', () => {
  const fills = (code: string) =>
    ['DEFAULT', 'ACTIVE', 'WHITE', 'COLOR', 'PURPLE'].map(
      (suffix) => /fill="([^"]+)"/.exec(drawProductImage(code, suffix) ?? '')?.[1],
    )
  expect(new Set(fills('AG')).size).toBe(5)
  expect(fills('AG').map((fill, index) => fill === fills('PT')[index])).toEqual([true, true, true, false, true])
})

it('draws nothing for a vendor or a suffix that there is not', () => {
  expect(drawVendor('NONE')).toBeUndefined()
  expect(drawProductImage('NONE', 'COLOR')).toBeUndefined()
  expect(drawProductImage('AG', 'constructor')).toBeUndefined()
})
